import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatedSocket } from '../testing/rawSocket.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const query = `subscription ($since: String) {
  courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15", since: $since) { position changed { _id title } } }`;

/** 16 MB in all: more than both socket buffers of a loopback connection hold, and a megabyte. */
const enoughFrames = 80;
const title = 'x'.repeat(200_000);

describe('A client that does not read', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());

  it('is disconnected, does not slow down others, and misses nothing after it reconnects', async () => {
    const slow = await authenticatedSocket(instance.url, await instance.tokenOf(anna));
    const begin = await instance.projections.show([booking()]);
    await instance.readSide.watch.waitFor(['bookings'], begin, 5000);
    slow.send({ id: '1', type: 'subscribe', payload: { query, variables: { since: begin } } });
    await slow.receive();
    slow.socket.pause();

    const client = socketClient(instance.url, await instance.tokenOf(ben));
    const lively = listen(client, { query, variables: { since: begin } });
    await lively.untilReceived(1);
    // One block with a different title each time: the plan stays short, the frames are long.
    const block = booking({ category: 'BLOCK', title });
    for (let frames = 1; frames <= enoughFrames; frames += 1) {
      await instance.projections.show([block]);
      await lively.untilReceived(1 + frames);
    }
    slow.socket.resume();
    expect(await slow.closed).toMatch(/^1006/);

    const again = listen(client, { query, variables: { since: begin } });
    expect(JSON.stringify(await again.untilReceived(1))).toContain(block.bookingId);
    await client.dispose();
  });
});
