import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { simulateMembers } from '../rollingRestart/simulatedMembers.ts';
import { restartService } from '../rollingRestart/restartService.ts';
import { signIn } from '../support/graphqlClient.ts';
import {
  type TestInstance,
  clearAway,
  newTestInstanceWithData,
  startTestInstance,
  untilOpen,
} from './startedInstance.ts';
import { processesOn } from './processes.ts';
import type { Program } from './program.ts';

let testInstance: TestInstance;
let instance: Program;

beforeAll(async () => {
  testInstance = await newTestInstanceWithData();
  instance = startTestInstance(testInstance);
  await untilOpen(instance);
});
afterAll(async () => {
  instance.child.kill('SIGTERM');
  await instance.hasEnded;
  await clearAway(testInstance);
});

const pidsOf = (service: string): readonly number[] =>
  processesOn(testInstance.folder)
    .filter(({ words }) => words.includes(`dist/${service}.js`))
    .map(({ pid }) => pid);

describe('Restarting the services one by one while members book', () => {
  it(
    'fails no call that is retried as our client does it, and leaves no booking over',
    { timeout: 120_000 },
    async () => {
      const members = simulateMembers(testInstance.url);
      for (const service of ['graphql-gateway', 'command-service', 'projection-service', 'mail-service']) {
        const before = pidsOf(service);
        await restartService(testInstance.folder, service);
        const after = pidsOf(service);
        expect(after).toHaveLength(1);
        expect(before).not.toContain(after[0]);
      }
      expect(await members.stop()).toEqual([]);
      expect(members.tally().failed).toEqual([]);
      expect(members.tally().calls).toBeGreaterThan(30);
      expect(instance.output()).not.toContain('ended unexpectedly');
    },
  );

  it('closes every socket with 1012', async () => {
    const authorization = `Bearer ${await signIn(testInstance.url, 'anna@platzwart.example')}`;
    const closes: unknown[] = [];
    const client = createClient({
      url: `${testInstance.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization },
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
    });
    client.on('closed', (event) => closes.push(event));
    await new Promise<void>((resolve) => client.on('connected', () => resolve()));
    await restartService(testInstance.folder, 'graphql-gateway');
    await expect.poll(() => closes).toMatchObject([{ code: 1012 }]);
    await client.dispose();
  });

  it('refuses a service that does not exist, in one sentence', async () => {
    await expect(restartService(testInstance.folder, 'mailer')).rejects.toThrow('There is no service "mailer"');
  });
});
