/** A copy of the working tree to change things in, so that no change ever is in the user's files. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** Files of the tree as they are now, packages linked; answers with the folder and their names. */
export function copyTree(root) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'boardroom-mutate-')));
  try {
    const files = filesOf(root);
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(folder, file));
    }
    for (const modules of ['node_modules', 'packages/web/node_modules'])
      if (existsSync(join(root, modules))) linkModules(root, folder, modules);
    return { folder, files };
  } catch (error) {
    removeTree(folder);
    throw error;
  }
}

export function removeTree(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** What Git keeps or would keep. */
function filesOf(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.toString().split('\0'))].filter(
    (file) => file !== '' && existsSync(join(root, file)),
  );
}

/** Packages of others are where they are; our own are the copy's. */
function linkModules(root, folder, modules) {
  mkdirSync(join(folder, modules), { recursive: true });
  for (const name of readdirSync(join(root, modules))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const from = join(root, modules, name);
    if (name !== '@boardroom') symlinkSync(from, join(folder, modules, name));
    else {
      mkdirSync(join(folder, modules, name));
      for (const own of readdirSync(from))
        symlinkSync(
          join(folder, relative(realpathSync(root), realpathSync(join(from, own)))),
          join(folder, modules, name, own),
        );
    }
  }
}
