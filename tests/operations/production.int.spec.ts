import operations from '@platzwart/contracts/persisted-operations.json' with { type: 'json' };
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callGraphql } from '../support/graphqlClient.ts';
import { type TestInstance, clearAway, newTestInstance, startTestInstance, untilOpen } from './startedInstance.ts';
import { type Program, refusalOf, startProgram } from './program.ts';

let testInstance: TestInstance;
let running: Program;

beforeAll(async () => {
  testInstance = await newTestInstance();
  running = startTestInstance(testInstance, {
    PLATZWART_MODE: 'production',
    SESSION_SECRET: 'a-Secret-0f-ours-that-n0body-knows-1234',
    SERVICE_SECRET: 'another-Secret-0f-ours-that-n0body-sees',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'club@platz.example',
    PUBLIC_URL: 'https://platz.example',
  });
  await untilOpen(running);
});
afterAll(() => clearAway(testInstance));

describe('In production', () => {
  it('prints no logins and stores no generated secrets', async () => {
    expect(running.output()).not.toContain('platzwart.example');
    expect(existsSync(join(testInstance.folder, 'secrets.json'))).toBe(false);
    const answer = await fetch(`${testInstance.url}/health`);
    expect(answer.status).toBe(200);
  });

  it('executes only documents of its own client', async () => {
    const { data, errors, status } = await callGraphql(testInstance.url, { query: '{ generalInfos { __typename } }' });
    expect(data ?? null).toBeNull();
    expect({ count: errors?.length, isServerError: status >= 500 }).toEqual({ count: 1, isServerError: false });
  });

  it('has no mailbox page', async () => {
    for (const path of ['/dev/mailbox', '/dev/mailbox/0b000000-0000-4000-8000-000000000001'])
      expect((await fetch(`${testInstance.url}${path}`)).status).toBe(404);
  });

  it('is not seeded with the demo club, whose logins are public', async () => {
    const seed = ['--import', 'tsx', 'scripts/runAgainstInstance.ts', 'seed'];
    const { code, sentences } = await refusalOf(seed, testInstance.env);
    expect({ code, sentences }).toEqual({ code: 78, sentences: [expect.stringContaining('demo mode only')] });
    const [DATABASE_URL = ''] =
      /postgres:[^"]+/.exec(readFileSync(join(testInstance.folder, 'runtime.json'), 'utf8')) ?? [];
    const beside = await refusalOf(seed, { ...testInstance.env, DATABASE_URL, PLATZWART_MODE: 'demo' });
    expect(beside).toMatchObject({ code: 78, sentences: [expect.stringContaining('a club’s in production')] });
  });

  it('gets its first administrator from the command line, and the settings that it has not made yet are readable', async () => {
    const args = ['--import', 'tsx', 'scripts/runAgainstInstance.ts', 'admin', '--email', 'petra@verein.example'];
    const admin = startProgram(args, testInstance.env);
    expect(await admin.hasEnded).toMatchObject({ code: 0 });
    expect(admin.output()).toMatch(/http:\/\/127\.0\.0\.1:\d+\/auth\/verify#userID=\d+&code=[A-Z2-9]{8}$/m);
    const query = Object.values(operations).find((text) => text.startsWith('query useClubInfosQuery')) ?? '';
    const { data } = await callGraphql(testInstance.url, { query });
    expect(data).toMatchObject({ generalInfos: { displayName: 'Platzwart' } });
  });

  it('stops in order', async () => {
    running.child.kill('SIGTERM');
    expect((await running.hasEnded).code).toBe(0);
  });
});
