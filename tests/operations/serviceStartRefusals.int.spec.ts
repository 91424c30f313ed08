import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/freshDatabase.ts';
import { type Refusal, refusalOf } from './program.ts';

const misconfigured = 78; // EX_CONFIG of sysexits.h
const nobody = 'postgres://platzwart:secret@127.0.0.1:1/platzwart';
const strong = 'an0ther-Long-S3cret-of-the-Club-42!';
const bundle = (service: string): readonly string[] => [`dist/${service}.js`];

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const secrets = { SERVICE_SECRET: strong, SESSION_SECRET: `${strong}-of-the-sessions` };
const post = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'club@platz.example', PUBLIC_URL: 'https://platz.example' };
const refuse = (service: string, env: Readonly<Record<string, string>>): Promise<Refusal> =>
  refusalOf(bundle(service), {
    DATABASE_URL: database.url,
    ...secrets,
    ...post,
    PORT: '0',
    COMMAND_PORT: '0',
    PROJECTION_PORT: '0',
    MAIL_PORT: '0',
    ...env,
  });

/** One sentence, and an exit code that tells a process manager not to restart it. */
const expectSentence = ({ code, sentences }: Refusal, ...parts: readonly string[]): void => {
  expect(sentences).toHaveLength(1);
  for (const part of parts) expect(sentences[0]).toContain(part);
  expect(sentences[0]).not.toMatch(/\n|Error:| {4}at |undefined|\[object/);
  expect(code).toBe(misconfigured);
};

const all = ['command-service', 'projection-service', 'mail-service', 'graphql-gateway'];

/** One process per kind of refusal; serviceSettings.unit.spec.ts has the settings of every service. */
describe('Starting a service', () => {
  it('refuses settings that are missing', async () => {
    expectSentence(await refuse('graphql-gateway', { SESSION_SECRET: '' }), 'SESSION_SECRET', 'must be set');
  });

  it('refuses the same secret for sessions and services', async () => {
    expectSentence(await refuse('graphql-gateway', { SESSION_SECRET: strong }), 'SESSION_SECRET', 'SERVICE_SECRET');
  });

  it.each(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'])(
    'refuses production without %s of the mail-service',
    async (name) => {
      expectSentence(await refuse('mail-service', { [name]: '' }), name, 'must be set in production');
    },
  );

  it.each(all)('%s says that its database is unreachable, and does not print the password', async (service) => {
    const refusal = await refuse(service, { DATABASE_URL: nobody });
    expectSentence(refusal, 'DATABASE_URL');
    expect(refusal.sentences.join()).not.toContain('secret');
  });

  it('says that the password of its database is wrong', async () => {
    const address = new URL(database.url);
    address.password = 'wrong-password';
    expectSentence(await refuse('graphql-gateway', { DATABASE_URL: address.href }), 'DATABASE_URL');
  });

  it('says that the password of the writer is wrong', async () => {
    const address = new URL(database.writerUrl);
    address.password = 'wrong-password';
    const refusal = await refuse('command-service', { WRITER_DATABASE_URL: address.href });
    expectSentence(refusal, '(WRITER_DATABASE_URL)', 'password');
  });

  it('says that its event store is unreachable', async () => {
    const away = { EVENTSTOREDB_URL: 'esdb://127.0.0.1:1?tls=false', EVENTSTOREDB_NETWORK: 'private' };
    expectSentence(await refuse('projection-service', away), 'EVENTSTOREDB_URL');
  });
});

const pretendNewer = async (schema: string): Promise<FreshDatabase> => {
  const newer = await freshDatabase();
  const client = new pg.Client({ connectionString: newer.url });
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.query(
    `create table ${schema}.schema_version (only_row boolean primary key default true, version int not null)`,
  );
  await client.query(`insert into ${schema}.schema_version (version) values (9999)`);
  await client.end();
  return newer;
};

describe('On a database of a newer release', () => {
  it.each([
    ['command-service', 'event_store'],
    ['projection-service', 'read_models'],
    ['mail-service', 'mail'],
  ])('%s refuses the newer schema %s and does not change it', async (service, schema) => {
    const newer = await pretendNewer(schema);
    try {
      expectSentence(await refuse(service, { DATABASE_URL: newer.url }), schema, 'version 9999', 'newer');
    } finally {
      await newer.drop();
    }
  });
});
