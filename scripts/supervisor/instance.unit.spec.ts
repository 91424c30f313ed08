import { afterEach, expect, it, vi } from 'vitest';
import { bundledServices } from './bundledServices.ts';
import type { Instance } from './instance.ts';

afterEach(() => vi.unstubAllEnvs());

const wayOf = (role: string): string => `postgres://${role}:its-password@127.0.0.1:5432/platzwart`;
const instance: Instance = {
  root: '/instance',
  dataFolder: '/instance/.data',
  configuration: {
    PLATZWART_MODE: 'demo',
    PORT: 4000,
    HOST: '127.0.0.1',

    DATA_DIR: '.data',
  },
  ports: { gateway: 4000, command: 4001, projection: 4002, operations: 4003, mail: 4004, payments: 4005 },
  secrets: { SESSION_SECRET: 'one', SERVICE_SECRET: 'another' },
  databaseUrl: wayOf('owner'),
  readerUrl: wayOf('reader'),
  writerUrl: wayOf('writer'),
};

it('gives each service only its own database addresses, whatever the environment says', () => {
  for (const name of ['DATABASE_URL', 'READER_DATABASE_URL', 'WRITER_DATABASE_URL'])
    vi.stubEnv(name, wayOf('elsewhere'));
  const { edge, backend } = bundledServices(instance, 'unknown');
  const ways = [...backend, ...edge].map(({ name, env }) => [
    name,
    Object.values(env).flatMap((value) => /^postgres:\/\/(\w+)/.exec(value)?.[1] ?? []),
  ]);
  expect(Object.fromEntries(ways)).toEqual({
    'command-service': ['owner', 'writer'],
    'projection-service': ['owner'],
    'mail-service': ['owner', 'writer'],
    'graphql-gateway': ['reader'],
  });
});
