import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { membersAtWork } from '../rolling/membersAtWork.ts';
import { restartService } from '../rolling/restartService.ts';
import { signIn } from '../support/graphqlClient.ts';
import { type Clubhouse, clearAway, newClubhouse, startHouse, untilOpen } from './clubhouse.ts';
import { processesOn } from './processes.ts';
import type { Program } from './program.ts';

let clubhouse: Clubhouse;
let house: Program;

beforeAll(async () => {
  clubhouse = await newClubhouse();
  house = startHouse(clubhouse);
  await untilOpen(house);
});
afterAll(async () => {
  house.child.kill('SIGTERM');
  await house.hasEnded;
  await clearAway(clubhouse);
});

const pidsOf = (service: string): readonly number[] =>
  processesOn(clubhouse.folder)
    .filter(({ words }) => words.includes(`dist/${service}.js`))
    .map(({ pid }) => pid);

describe('Restarting the services one by one while members book', () => {
  it(
    'fails no call that is sent again as our client does it, and leaves nothing over',
    { timeout: 120_000 },
    async () => {
      const members = membersAtWork(clubhouse.url);
      for (let round = 0; round < 2; round += 1) {
        for (const service of ['graphql-gateway', 'command-service', 'projection-service', 'mail-service']) {
          const before = pidsOf(service);
          await restartService(clubhouse.folder, service);
          const after = pidsOf(service);
          expect(after).toHaveLength(1);
          expect(before).not.toContain(after[0]);
        }
      }
      expect(await members.stop()).toEqual([]);
      expect(members.tally().failed).toEqual([]);
      expect(members.tally().calls).toBeGreaterThan(60);
      expect(house.output()).not.toContain('ended unexpectedly');
    },
  );

  it('tells every socket to come back: 1012', async () => {
    const authorization = `Bearer ${await signIn(clubhouse.url, 'anna@platzwart.example')}`;
    const closes: unknown[] = [];
    const client = createClient({
      url: `${clubhouse.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization },
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
    });
    client.on('closed', (event) => closes.push(event));
    await new Promise<void>((resolve) => client.on('connected', () => resolve()));
    await restartService(clubhouse.folder, 'graphql-gateway');
    await expect.poll(() => closes).toMatchObject([{ code: 1012 }]);
    await client.dispose();
  });

  it('refuses a service that does not exist, in one sentence', async () => {
    await expect(restartService(clubhouse.folder, 'mailer')).rejects.toThrow('There is no service "mailer"');
  });
});
