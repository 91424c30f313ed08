import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { introducedSocket } from '../testing/rawSocket.ts';
import { type House, openHouse } from '../testing/house.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/projections.ts';

const query = `subscription ($since: String) {
  courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15", since: $since) { position changed { _id title } } }`;

/** 16 MB in all: more than the two ends of a connection on loopback hold back for each other, and a megabyte. */
const enoughFrames = 80;
const title = 'x'.repeat(200_000);

describe('A screen that does not read', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('is cut off, disturbs nobody, and misses nothing when it comes back', async () => {
    const slow = await introducedSocket(house.url, await house.tokenOf(anna));
    const begin = await house.projections.show([booking()]);
    await house.readSide.watch.waitFor(['bookings'], begin, 5000);
    slow.say({ id: '1', type: 'subscribe', payload: { query, variables: { since: begin } } });
    await slow.hear();
    slow.socket.pause();

    const client = socketClient(house.url, await house.tokenOf(ben));
    const lively = listen(client, { query, variables: { since: begin } });
    await lively.untilHeard(1);
    // One block that is called something else each time: the plan stays short, the frames are long.
    const block = booking({ category: 'BLOCK', title });
    for (let frames = 1; frames <= enoughFrames; frames += 1) {
      await house.projections.show([block]);
      await lively.untilHeard(1 + frames);
    }
    slow.socket.resume();
    expect(await slow.closed).toMatch(/^1006/);

    const again = listen(client, { query, variables: { since: begin } });
    expect(JSON.stringify(await again.untilHeard(1))).toContain(block.bookingId);
    await client.dispose();
  });
});
