import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpSink } from '../../tests/support/smtpSink.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, monday, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';

let world: MailWorld;
let anna: string;

beforeEach(async () => {
  world = await openMailWorld();
  anna = (await world.person()).personId;
  await world.write(streams.club, ...clubFacts);
  world.clock.now = monday + 10 * 86_400_000;
});
afterEach(() => world.close());

describe('A booking that is over', () => {
  it('is told to its owner where it was cancelled and stands again', async () => {
    await world.write(streams.ledger, { ...courtBooked(anna, { enteredByClub: true, restored: true }), actor: null });
    await readLog(world);
    const sink = await openSmtpSink();
    const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
    const send = sendAllDue(world.sendingBy(transport));
    while (await send());
    transport.close();
    await sink.close();
    expect(sink.mails.map(({ mail }) => mail.text)).toEqual([
      expect.stringMatching(/hat die Stornierung .* zurückgenommen:\s+Deine\s+Buchung\s+gilt\s+wieder/),
    ]);
  });

  it('is not told to anybody where the club enters it only now', async () => {
    await world.write(streams.ledger, { ...courtBooked(anna, { enteredByClub: true }), actor: null });
    await readLog(world);
    expect(await world.outbox()).toEqual([]);
  });
});
