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

const secrets = { SERVICE_SECRET: strong, SESSION_SECRET: strong };
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

/** One plain sentence, soon, and an exit code that tells a process manager to leave it. */
const expectSentence = ({ code, seconds, sentences }: Refusal, ...parts: readonly string[]): void => {
  expect(sentences).toHaveLength(1);
  for (const part of parts) expect(sentences[0]).toContain(part);
  expect(sentences[0]).not.toMatch(/\n|Error:| {4}at |undefined|\[object/);
  expect(code).toBe(misconfigured);
  expect(seconds).toBeLessThan(8); // 5 s on a machine that has nothing else to do
};

const all = ['command-service', 'projection-service', 'mail-service', 'graphql-gateway'];
const secretReaders: readonly (readonly [string, string])[] = [
  ['command-service', 'SERVICE_SECRET'],
  ['graphql-gateway', 'SERVICE_SECRET'],
  ['graphql-gateway', 'SESSION_SECRET'],
];

describe('Starting a service', () => {
  it.each(secretReaders)('%s refuses to start without %s', async (service, name) => {
    expectSentence(await refuse(service, { [name]: '' }), name, 'must be set');
  });

  it.each(secretReaders)('%s refuses a weak %s', async (service, name) => {
    expectSentence(await refuse(service, { [name]: 'platzwart' }), name, 'at least 32 characters', 'openssl rand');
  });

  it.each(secretReaders)('%s refuses a %s that is long but the same letter throughout', async (service, name) => {
    expectSentence(await refuse(service, { [name]: 'x'.repeat(40) }), name);
  });

  it.each(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'])('mail-service refuses production without %s', async (name) => {
    expectSentence(await refuse('mail-service', { [name]: '' }), name, 'must be set in production');
  });

  it.each([
    ['MAIL_FROM', 'club@platz.example, somebody@else.example'],
    ['MAIL_FROM', 'Der Club <club@platz.example>'],
    ['PUBLIC_URL', 'https://platz.example/club?x'],
    ['SMTP_URL', 'mail.example:25'],
  ])('mail-service refuses %s=%s', async (name, value) => {
    expectSentence(await refuse('mail-service', { [name]: value }), name, 'must be');
  });

  it.each(all)('%s says that its database is out of reach, and keeps the password to itself', async (service) => {
    const refusal = await refuse(service, { DATABASE_URL: nobody });
    expectSentence(refusal, 'DATABASE_URL');
    expect(refusal.sentences.join()).not.toContain('secret');
  });

  it.each(all)('%s says that the password of its database is wrong', async (service) => {
    const address = new URL(database.url);
    address.password = 'wrong-password';
    expectSentence(await refuse(service, { DATABASE_URL: address.href }), 'DATABASE_URL');
  });

  it.each(['command-service', 'mail-service'])('%s says that the password of the writer is wrong', async (service) => {
    const address = new URL(database.writerUrl);
    address.password = 'wrong-password';
    expectSentence(await refuse(service, { WRITER_DATABASE_URL: address.href }), '(WRITER_DATABASE_URL)', 'password');
  });

  it.each(['command-service', 'projection-service', 'mail-service'])(
    '%s says that its event store is out of reach',
    async (service) => {
      const away = { EVENTSTOREDB_URL: 'esdb://127.0.0.1:1?tls=false', EVENTSTOREDB_NETWORK: 'private' };
      expectSentence(await refuse(service, away), 'EVENTSTOREDB_URL');
    },
  );

  it.each(all)('%s says which setting has a wrong form', async (service) => {
    expectSentence(await refuse(service, { DATABASE_URL: 'mysql://127.0.0.1/club' }), 'DATABASE_URL', 'postgres://');
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

describe('After a newer Platzwart has been here', () => {
  it.each([
    ['command-service', 'event_store'],
    ['projection-service', 'event_store'],
    ['projection-service', 'read_models'],
    ['mail-service', 'mail'],
  ])('%s refuses a newer schema %s and leaves it as it is', async (service, schema) => {
    const newer = await pretendNewer(schema);
    try {
      expectSentence(await refuse(service, { DATABASE_URL: newer.url }), schema, 'version 9999', 'newer');
    } finally {
      await newer.drop();
    }
  });
});
