/**
 * What deploy/ holds fits the server. There is no Docker and no cluster here: files are read and
 * looked at, and what the image would hold is started as it would be. Building the image and applying
 * the manifests are not tested.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './setup.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const docker = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
const stages = docker.split(/^FROM /m).slice(1);
const last = stages.at(-1)!;
const instructions = (name: string): string[] =>
  [...last.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map((match) => match[1].trim());
const settings = new Set(
  [read('packages/server/src/config.ts'), read('packages/server/src/limits.ts')].flatMap((text) =>
    [...text.matchAll(/'(PORT|HOST|DATABASE_URL|BOARDROOM_[A-Z_]+)'/g)].map((match) => match[1]),
  ),
);
/** A folder to copy from is no game. */
const isOurs = (name: string): boolean => !name.startsWith('_');
type Any = Record<string, any>;

test('the image runs as nobody in particular, from its own Node, and tells how it is', () => {
  expect(instructions('USER')).toEqual(['node']);
  expect(stages.every((stage) => stage.startsWith('node:26-'))).toBe(true);
  expect(instructions('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(instructions('HEALTHCHECK').join()).toContain('/healthz');
  for (const name of instructions('ENV')
    .join(' ')
    .match(/\b[A-Z_]+(?==)/g)!)
    expect(name === 'NODE_ENV' || settings.has(name), name).toBe(true);
});

test('compose: every service, network and volume that is named is there', () => {
  const file = parse(read('deploy/compose.yaml')) as Any;
  const { services } = file;
  for (const [name, service] of Object.entries(services as Record<string, Any>)) {
    expect(service['image'] ?? service['build'], name).toBeTruthy();
    for (const other of Array.isArray(service['depends_on'])
      ? service['depends_on']
      : Object.keys(service['depends_on'] ?? {}))
      expect(Object.keys(services), name).toContain(other);
    for (const network of service['networks']) expect(file['networks']).toHaveProperty(network);
    for (const volume of service['volumes'] ?? []) {
      const [from] = (volume as string).split(':');
      if (from.startsWith('.')) expect(existsSync(join(root, 'deploy', from)), from).toBe(true);
      else expect(file['volumes']).toHaveProperty(from);
    }
  }
  const { node } = services;
  expect(existsSync(join(root, node.build.dockerfile))).toBe(true);
  expect(node.read_only).toBe(true);
  expect(node.cap_drop).toEqual(['ALL']);
  for (const name of Object.keys(node.environment)) expect(settings, name).toContain(name);
  // The proxy is believed because it is in this network, and nobody else is.
  expect(file['networks'].inside.ipam.config[0].subnet).toBe(
    node.environment.BOARDROOM_TRUST_PROXY,
  );
  expect(read('deploy/Caddyfile')).toContain('flush_interval -1');
});

test('kubernetes: names, ports and labels agree, and the pod may do nothing it need not', () => {
  const folder = join(root, 'deploy', 'kubernetes');
  const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as Any;
  for (const name of resources) expect(readdirSync(folder)).toContain(name);
  const all = [...(resources as string[]), 'secret.example.yaml'].flatMap((name) =>
    parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map((each) => {
      expect(each.errors).toEqual([]);
      return each.toJS() as Any;
    }),
  );
  const of = (kind: string): Any => all.find((each) => each['kind'] === kind)!;
  for (const each of all) {
    expect(each['apiVersion']).toBeTruthy();
    expect(each['metadata'].name).toBe('boardroom');
  }
  const { template, selector } = of('Deployment')['spec'];
  expect(template.metadata.labels).toMatchObject(selector.matchLabels);
  expect(template.metadata.labels).toMatchObject(of('Service')['spec'].selector);
  expect(template.metadata.labels).toMatchObject(
    of('PodDisruptionBudget')['spec'].selector.matchLabels,
  );
  const [container] = template.spec.containers;
  const ports = container.ports.map(({ name }: Any) => name);
  expect(ports).toContain(of('Service')['spec'].ports[0].targetPort);
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
    expect(ports).toContain(container[probe].httpGet.port);
  // A database that is away is no reason to start a node again.
  expect(container.livenessProbe.httpGet.path).toBe('/healthz');
  expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  expect(container.readinessProbe.timeoutSeconds).toBeGreaterThan(2);
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(12 + 5);
  expect(template.spec.securityContext.runAsNonRoot).toBe(true);
  expect(container.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(container.envFrom[0].secretRef.name).toBe(of('Secret')['metadata'].name);
  for (const name of [
    ...container.env.map((each: Any) => each['name'] as string),
    ...Object.keys(of('Secret')['stringData']),
  ])
    expect(settings, name).toContain(name);
  const backend = of('Ingress')['spec'].rules[0].http.paths[0].backend.service;
  expect(backend).toEqual({
    name: 'boardroom',
    port: { name: of('Service')['spec'].ports[0].name },
  });
});

// In the repository, so that packages of others are found; our own are those of the copy.
const bare = mkdtempSync(join(root, '.image-'));
afterAll(() => rmSync(bare, { recursive: true }));

test('what the image holds is enough to start, with its own command', async () => {
  for (const copy of instructions('COPY')) {
    const [, from, to] = /--from=build \/boardroom\/(\S+) \.\/(\S+)$/.exec(copy)!;
    expect(from).toBe(to);
    if (from === 'node_modules' || from === 'packages/web/dist') continue;
    mkdirSync(join(bare, dirname(to)), { recursive: true });
    cpSync(join(root, from), join(bare, to), {
      recursive: true,
      filter: (path) => !/node_modules|\.test\.ts$|\/(dist|records)$/.test(path.slice(root.length)),
    });
  }
  mkdirSync(join(bare, 'node_modules', '@boardroom'), { recursive: true });
  for (const room of ['packages', 'games'])
    for (const name of readdirSync(join(bare, room)).filter(isOurs)) {
      const file = join(bare, room, name, 'package.json');
      const { name: full } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
      // The image links games by the names of their folders.
      expect(full).toBe(`@boardroom/${name}`);
      symlinkSync(join(bare, room, name), join(bare, 'node_modules', full));
    }
  const [program, ...args] = JSON.parse(instructions('CMD')[0]) as string[];
  expect(program).toBe('node');
  const child = spawn(process.execPath, args, {
    cwd: bare,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      BOARDROOM_DATA: join(bare, 'data'),
    },
  });
  try {
    let said = '';
    const port = await new Promise<string>((resolve, reject) => {
      const hear = (text: Buffer): void => {
        said += text.toString();
        const found = /localhost:(\d+)/.exec(said);
        if (found) resolve(found[1]);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => reject(new Error(said)));
    });
    const { games } = (await (await fetch(`http://127.0.0.1:${port}/api/games`)).json()) as Any;
    expect(games).toHaveLength(readdirSync(join(root, 'games')).filter(isOurs).length);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
}, 60_000);
