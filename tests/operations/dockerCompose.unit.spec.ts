import { spawnSync } from 'node:child_process';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { complaintsOfNginx, nginx } from '../support/reverseProxy.ts';
import { root, settingsOf, textOf } from './settings.ts';

const composeSchema = v.object({
  services: v.record(
    v.string(),
    v.object({
      image: v.string(),
      build: v.optional(v.union([v.string(), v.object({ context: v.string(), target: v.string() })])),
      restart: v.optional(v.string()),
      profiles: v.optional(v.array(v.string()), []),
      volumes: v.optional(v.array(v.string()), []),
      command: v.optional(v.array(v.string())),
      environment: v.optional(v.record(v.string(), v.string()), {}),
      healthcheck: v.optional(v.object({ test: v.array(v.string()), retries: v.number() })),
      depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() })), {}),
    }),
  ),
  volumes: v.record(v.string(), v.unknown()),
});

const text = textOf('docker-compose.yml');
const { services } = v.parse(composeSchema, parse(text, { merge: true }));
const ours = ['command-service', 'projection-service', 'mail-service', 'graphql-gateway'];
const dockerfile = textOf('Dockerfile');

/** They end by themselves, or are started by hand. */
const endingOnes = ['before-update', 'after-update', 'tools'];
const serving = Object.entries(services).filter(([name]) => !endingOnes.includes(name));

describe('docker-compose.yml', () => {
  it('starts the instance with an event store, a PostgreSQL and a mail catcher', () => {
    expect(Object.keys(services)).toEqual(expect.arrayContaining([...ours, 'eventstore', 'postgres', 'mail']));
  });

  it.each(ours)('passes to %s only settings of its configuration', (name) => {
    const known = settingsOf[name] ?? [];
    expect(Object.keys(services[name]?.environment ?? {}).filter((variable) => !known.includes(variable))).toEqual([]);
  });

  it.each(serving)('defines a health check for %s', (_name, { healthcheck }) => {
    expect(healthcheck?.test.length).toBeGreaterThan(1);
  });

  it.each(Object.entries(services))('waits until what %s depends on is healthy', (_name, { depends_on }) => {
    const others = Object.entries(depends_on).filter(([name]) => name !== 'before-update');
    expect(others.filter(([, { condition }]) => condition !== 'service_healthy')).toEqual([]);
    expect(Object.keys(depends_on).filter((name) => !(name in services))).toEqual([]);
  });

  it.each(Object.entries(services).filter(([, { build }]) => build === undefined))(
    'pins the image of %s',
    (_name, { image }) => {
      const standard = image.replace(/^\$\{[A-Z_]+:-(.*)\}$/, '$1');
      expect(standard).toMatch(/:v?\d+[\w.-]*$/);
    },
  );

  it('requires every secret, with a hint, and has no default for any', () => {
    const uses = [...text.matchAll(/\$\{((?:SESSION|SERVICE)_SECRET|(?:POSTGRES|READER|WRITER)_PASSWORD)(.*?)\}/g)];
    expect(uses.length).toBeGreaterThan(3);
    expect(uses.filter(([, , rest]) => !rest?.startsWith(':?'))).toEqual([]);
  });

  it('connects the gateway as the reader role, which it creates', () => {
    const { DATABASE_URL: way = '' } = services['graphql-gateway']?.environment ?? {};
    expect(way).toMatch(/^postgres:\/\/platzwart_reader:\$\{READER_PASSWORD:/);
    expect(text).toContain("content: create role platzwart_reader login password '${READER_PASSWORD:");
  });

  it('connects command-service and mail-service, and no other, as the writer role, which it creates', () => {
    const isWay = /^postgres:\/\/platzwart_writer:\$\{WRITER_PASSWORD:/;
    const told = ours.filter((name) => isWay.test(services[name]?.environment['WRITER_DATABASE_URL'] ?? ''));
    expect(told).toEqual(['command-service', 'mail-service']);
    expect(ours.filter((name) => 'WRITER_DATABASE_URL' in (services[name]?.environment ?? {}))).toEqual(told);
    expect(text).toContain("content: create role platzwart_writer login password '${WRITER_PASSWORD:");
    for (const name of ['reader-role', 'writer-role'])
      expect(text).toContain(`{ source: ${name}, target: /docker-entrypoint-initdb.d/${name}.sql }`);
  });

  it('publishes ports on the loopback only', () => {
    const published = [...text.matchAll(/ports: \['([^']+)'\]/g)].map(([, port]) => port);
    expect(published.filter((port) => !port?.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('runs what the build makes', () => {
    const entries = textOf('scripts/build/bundleServices.ts');
    for (const name of ours) {
      expect(services[name]?.command?.at(-1)).toBe(`dist/${name}.js`);
      expect(entries).toContain(`'${name}/main.ts'`);
    }
  });
});

describe('An update in containers', () => {
  const { 'before-update': first, 'after-update': last, tools } = services;

  it('begins with what may write a backup, which every service that migrates waits for', () => {
    expect(first).toMatchObject({ command: ['node', 'dist/update.js', 'prepare'], restart: 'no' });
    const waiting = Object.entries(services).filter(
      ([, { depends_on }]) => depends_on['before-update']?.condition === 'service_completed_successfully',
    );
    expect(waiting.map(([name]) => name).toSorted()).toEqual(
      ours.filter((name) => name !== 'graphql-gateway').toSorted(),
    );
    expect(textOf('scripts/build/bundleServices.ts')).toContain(`update: 'scripts/update.ts'`);
  });

  it('ends with the record of the version, when all services are healthy', () => {
    expect(last).toMatchObject({ command: ['node', 'dist/update.js', 'complete'], restart: 'no' });
    expect(Object.keys(last?.depends_on ?? {}).toSorted()).toEqual(['graphql-gateway', 'mail-service']);
  });

  it('keeps the backup in a volume that belongs to its user and that the tools read', () => {
    const volume = 'backups:/var/lib/platzwart-backups';
    for (const service of [first, tools]) {
      expect(service?.volumes).toEqual([volume]);
      expect(service?.environment['UPDATE_BACKUPS']).toBe(volume.split(':')[1]);
    }
    expect(dockerfile).toMatch(/chown node .*\/var\/lib\/platzwart-backups/);
  });

  it('passes to both only settings that a program reads', () => {
    const known = Object.values(settingsOf).flat();
    for (const service of [first, last, tools])
      expect(Object.keys(service?.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('goes back with the tools, whose image has the sources and starts only by hand', () => {
    expect(tools).toMatchObject({ build: { context: '.', target: 'build' }, profiles: ['tools'] });
    expect(dockerfile).toMatch(/^FROM \S+ AS build$/m);
  });
});

const scaledSchema = v.object({
  services: v.record(
    v.string(),
    v.object({
      image: v.optional(v.string()),
      environment: v.optional(v.record(v.string(), v.string()), {}),
      deploy: v.optional(v.object({ replicas: v.number() })),
      ports: v.optional(v.array(v.string())),
    }),
  ),
  configs: v.record(v.string(), v.object({ file: v.string() })),
});
const reset = { tag: '!reset', collection: 'seq' } as const;
const scaled = v.parse(scaledSchema, parse(textOf('docker-compose.scaled.yml'), { customTags: [reset] }));

describe('docker-compose.scaled.yml', () => {
  it('starts two of each service', () => {
    const twice = Object.entries(scaled.services).filter(([, { deploy }]) => deploy?.replicas === 2);
    expect(twice.map(([name]) => name).toSorted()).toEqual(ours.toSorted());
  });

  it('passes only settings that the service reads', () => {
    for (const name of ours)
      for (const variable of Object.keys(scaled.services[name]?.environment ?? {}))
        expect(settingsOf[name]).toContain(variable);
  });

  it('publishes the proxy alone, which is pinned, and tells the gateways that it is there', () => {
    expect(scaled.services['proxy']).toMatchObject({
      image: 'nginx:1.28-alpine',
      ports: ['127.0.0.1:${PORT:-4000}:80'],
    });
    expect(scaled.services['graphql-gateway']).toMatchObject({
      ports: [],
      environment: { TRUSTED_PROXY_HOPS: '${TRUSTED_PROXY_HOPS:-1}' },
    });
  });

  const proxyConfiguration = textOf(scaled.configs['reverse-proxy']?.file ?? '');

  it('passes calls and WebSockets on to the port of the gateways', () => {
    expect(proxyConfiguration).toContain(
      `server graphql-gateway:${services['graphql-gateway']?.environment['PORT']} fail_timeout=1s;`,
    );
    expect(proxyConfiguration).toContain('proxy_set_header Upgrade $http_upgrade;');
    expect(proxyConfiguration).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  });

  it.skipIf(nginx === undefined)('has a configuration that nginx accepts (runs only where nginx is installed)', () => {
    expect(complaintsOfNginx()).toBe('');
  });
});

describe('Dockerfile', () => {
  it('builds on a pinned Node and does not run as root', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(bases.filter((image) => image !== 'node:24-bookworm-slim')).toEqual([]);
    expect(dockerfile.trimEnd().split('\n').slice(-3)).toContain('USER node');
  });

  it('copies every workspace, so that npm ci finds them all', () => {
    const { workspaces } = v.parse(v.object({ workspaces: v.array(v.string()) }), JSON.parse(textOf('package.json')));
    const unknown = workspaces.filter((name) => dockerfile.split(`COPY ${name}/package.json ${name}/`).length !== 3);
    expect(unknown).toEqual([]);
  });
});

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;
const passwords = { POSTGRES_PASSWORD: 'c', READER_PASSWORD: 'd', WRITER_PASSWORD: 'e' };
const secrets = { SESSION_SECRET: 'a', SERVICE_SECRET: 'b', ...passwords };
const composeConfig = (env: Record<string, string>) =>
  spawnSync('docker', ['compose', '--env-file', '/dev/null', 'config', '--quiet'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

describe('docker compose config (runs only where Docker has the compose command)', () => {
  it.skipIf(!hasCompose)('accepts the file', () => {
    const { status, stderr } = composeConfig(secrets);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.skipIf(!hasCompose)('says which secret is missing', () => {
    const { status, stderr } = composeConfig({ ...secrets, SESSION_SECRET: '' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('SESSION_SECRET');
  });
});
