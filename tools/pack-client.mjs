/**
 * Makes the client a package for everybody: `node tools/pack-client.mjs [FOLDER]` compiles it with
 * its types, beside those of the protocol, and packs it with `npm pack`.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pinned, root } from './setup.mjs';

/** Returns the path of the tarball it puts into the folder. */
export function packClient(folder) {
  const stage = mkdtempSync(join(tmpdir(), 'boardroom-client-'));
  const home = join(root, 'packages', 'client');
  try {
    const config = join(stage, 'tsconfig.json');
    writeFileSync(
      config,
      JSON.stringify({
        extends: join(home, 'tsconfig.json'),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          rewriteRelativeImportExtensions: true,
          allowImportingTsExtensions: false,
          rootDir: join(root, 'packages'),
          outDir: join(stage, 'out'),
          typeRoots: [join(root, 'node_modules', '@types')],
        },
        include: [],
        files: ['client', 'protocol'].flatMap(sourcesOf),
      }),
    );
    execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', config], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: pinned(),
    });
    const made = join(stage, 'package');
    mkdirSync(join(made, 'protocol'), { recursive: true });
    cpSync(join(stage, 'out', 'client', 'src'), join(made, 'client'), { recursive: true });
    // Of the protocol nothing runs here: its types are all that is needed.
    for (const name of readdirSync(join(stage, 'out', 'protocol', 'src')))
      if (name.endsWith('.d.ts'))
        cpSync(join(stage, 'out', 'protocol', 'src', name), join(made, 'protocol', name));
    for (const part of ['client', 'protocol'])
      for (const name of readdirSync(join(made, part))) {
        const file = join(made, part, name);
        const text = readFileSync(file, 'utf8');
        writeFileSync(
          file,
          text
            .replaceAll(/(['"])@boardroom\/protocol\1/g, "'../protocol/index.js'")
            // The compiler does this in code, not in types.
            .replaceAll(/(from ['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'),
        );
      }
    cpSync(join(home, 'README.md'), join(made, 'README.md'));
    cpSync(join(root, 'LICENSE'), join(made, 'LICENSE'));
    writeFileSync(join(made, 'package.json'), `${JSON.stringify(manifest(home), null, 2)}\n`);
    const args = ['pack', made, '--pack-destination', folder, '--json', '--loglevel=error'];
    mkdirSync(folder, { recursive: true });
    const [{ filename }] = Object.values(
      JSON.parse(execFileSync('npm', args, { encoding: 'utf8', cwd: stage })),
    );
    return join(folder, filename);
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/**
 * Every file by name: one that is only reached through `@boardroom/protocol` may be taken for a part of
 * a library, and is then not compiled.
 */
function sourcesOf(name) {
  const folder = join(root, 'packages', name, 'src');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

function manifest(home) {
  const { name, version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const protocol = JSON.parse(
    readFileSync(join(root, 'packages', 'protocol', 'package.json'), 'utf8'),
  );
  return {
    name,
    version,
    license,
    description: 'A typed client of Boardroom servers, for browsers and Node',
    type: 'module',
    engines: { node: '>=20' },
    exports: { '.': { types: './client/index.d.ts', default: './client/index.js' } },
    sideEffects: false,
    // For its types alone.
    dependencies: { zod: protocol.dependencies.zod },
  };
}

if (process.argv[1] === import.meta.filename)
  process.stdout.write(`${packClient(resolve(process.argv[2] ?? '.'))}\n`);
