import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callGraphql } from '../support/graphqlClient.ts';
import { type Clubhouse, clearAway, newClubhouse, startHouse, untilOpen } from './clubhouse.ts';
import type { Program } from './program.ts';

let clubhouse: Clubhouse;
let running: Program;

beforeAll(async () => {
  clubhouse = await newClubhouse();
  running = startHouse(clubhouse, {
    PLATZWART_MODE: 'production',
    SESSION_SECRET: 'a-Secret-0f-ours-that-n0body-knows-1234',
    SERVICE_SECRET: 'another-Secret-0f-ours-that-n0body-sees',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'club@platz.example',
    PUBLIC_URL: 'https://platz.example',
  });
  await untilOpen(running);
});
afterAll(() => clearAway(clubhouse));

describe('In production', () => {
  it('prints no logins and keeps no secrets of its own making', async () => {
    expect(running.output()).not.toContain('platzwart.example');
    expect(existsSync(join(clubhouse.folder, 'secrets.json'))).toBe(false);
    const answer = await fetch(`${clubhouse.url}/health`);
    expect(answer.status).toBe(200);
  });

  it('answers no document but those of its own client', async () => {
    const { data, errors, status } = await callGraphql(clubhouse.url, { query: '{ generalInfos { __typename } }' });
    expect(data ?? null).toBeNull();
    expect({ count: errors?.length, isServerError: status >= 500 }).toEqual({ count: 1, isServerError: false });
  });

  it('shows nobody the letters of others', async () => {
    for (const path of ['/dev/mailbox', '/dev/mailbox/0b000000-0000-4000-8000-000000000001'])
      expect((await fetch(`${clubhouse.url}${path}`)).status).toBe(404);
  });

  it('closes in order', async () => {
    running.child.kill('SIGTERM');
    expect((await running.hasEnded).code).toBe(0);
  });
});
