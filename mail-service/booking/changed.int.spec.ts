import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpSink } from '../../tests/support/smtpSink.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { bookingCancelled, bookingChanged, clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, monday, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';

const bookingNr = (last: number): string => `0b000000-0000-4000-8000-00000000000${last}`;
const { date, start, end, price } = courtBooked('anna').data;
const same = { date, start, end, price };

let world: MailWorld;
let anna: string;
let ben: string;

/** The e-mails to which these events of one command lead. */
const mailsAfter = async (...facts: Parameters<MailWorld['write']>[1][]): Promise<readonly string[]> => {
  await world.write(streams.ledger, ...facts);
  await readLog(world);
  return (await world.outbox()).map(({ kind }) => kind);
};

beforeEach(async () => {
  world = await openMailWorld();
  anna = (await world.person()).personId;
  ben = (await world.person({ firstName: 'Ben', email: 'ben@platzwart.example', memberNumber: '1002' })).personId;
});
afterEach(() => world.close());

describe('A change leads to', () => {
  it('one e-mail for all dates of a command, and another one for the next command', async () => {
    const both = [bookingChanged(anna), bookingChanged(anna, { bookingId: bookingNr(2), court: 1 })];
    expect(await mailsAfter(...both)).toEqual(['BOOKING_CHANGED']);
    expect(await mailsAfter(bookingChanged(anna))).toEqual(['BOOKING_CHANGED', 'BOOKING_CHANGED']);
  });

  it('none where the owner sees nothing of it, and none about the club itself', async () => {
    expect(await mailsAfter(bookingChanged(anna, { ...same, title: 'Neu', sealedRemark: 'x' }))).toEqual([]);
    expect(await mailsAfter(bookingChanged(anna, { personId: null }))).toEqual([]);
  });

  it('none about what is over before and after it, but one where it moves a coming date into the past', async () => {
    world.clock.now = monday + 10 * 86_400_000;
    expect(await mailsAfter(bookingChanged(anna))).toEqual([]);
    world.clock.now = monday;
    expect(await mailsAfter(bookingChanged(anna, { date: '2026-06-14' }))).toEqual(['BOOKING_CHANGED']);
  });

  it('a reminder at its new time instead of its old one', async () => {
    await mailsAfter(courtBooked(anna));
    await mailsAfter(bookingChanged(anna));
    const { rows } = await world.pool.query('select date::text, start_time, due_at from mail.reminders');
    expect(rows).toEqual([{ date: '2026-06-20', start_time: '10:00', due_at: new Date('2026-06-19T08:00:00Z') }]);
    await mailsAfter(bookingCancelled(anna));
    expect((await world.pool.query('select from mail.reminders')).rowCount).toBe(0);
  });

  it('a list of all dates in their order, with what was added', async () => {
    const sink = await openSmtpSink();
    await world.write(streams.club, ...clubFacts);
    await mailsAfter(
      bookingChanged(anna, { bookingId: bookingNr(2), date: '2026-06-27' }),
      bookingChanged(anna, { bookingId: bookingNr(3), title: 'Neu', ...same }),
      bookingChanged(anna),
      bookingChanged(ben, { bookingId: bookingNr(4), date: '2026-07-11' }),
      courtBooked(anna, { bookingId: bookingNr(5), date: '2026-07-04', price: 0 }),
    );
    const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
    const send = sendAllDue(world.sendingBy(transport));
    while (await send());
    transport.close();
    await sink.close();
    const change = sink.mails.map(({ mail }) => mail).find(({ subject }) => subject === 'Geändert: 3 Termine');
    expect(change?.text).toMatch(/20\. Juni[^]*27\. Juni[^]*4\. Juli 2026[^]*kommt dazu, Preis: kostenlos/);
    expect(change?.text).not.toMatch(/11\. Juli/);
  });
});
