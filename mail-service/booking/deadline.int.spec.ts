import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';

let world: MailWorld;
let sink: SmtpSink;
let anna: string;

beforeEach(async () => {
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  anna = (await world.person()).personId;
  await world.write(streams.club, ...clubFacts);
});
afterEach(async () => {
  await sink.close();
  await world.close();
});

/** The text of the e-mail about one order of these times; it is Monday, 15 June, 10:00. */
const mailAbout = async (...times: readonly Readonly<{ date: string; start: string; end: string }>[]) => {
  const orderId = crypto.randomUUID();
  const blocks = times.map((time) => courtBooked(anna, { ...time, orderId, bookingId: crypto.randomUUID() }));
  await world.write(streams.ledger, ...blocks);
  await readLog(world);
  const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
  const round = sendAllDue(world.sendingBy(transport));
  while (await round());
  transport.close();
  return (sink.mails[0]?.mail.text ?? '').replaceAll(/\s+/g, ' ');
};

describe('The e-mail about a booking', () => {
  const today = { date: '2026-06-15', start: '18:00', end: '19:00' };
  const tomorrow = { date: '2026-06-16', start: '09:00', end: '10:00' };
  const friday = { date: '2026-06-19', start: '18:00', end: '19:00' };

  it('says until when it can be cancelled free of charge', async () => {
    expect(await mailAbout(friday)).toMatch(/Kostenfrei stornierbar bis .*18\. Juni.* 18:00/);
  });

  it.each([
    ['one', [today]],
    ['several, all of them too late', [today, tomorrow]],
  ])('says plainly that it cannot be cancelled: %s', async (_, times) => {
    const text = await mailAbout(...times);
    expect(text).toContain('Nicht stornierbar (Frist 24 Std.).');
    expect(text).not.toMatch(/kostenfrei/i);
  });

  it('says the rule where some of several can still be cancelled', async () => {
    expect(await mailAbout(today, friday)).toContain('bis 24 Stunden vor Beginn kostenfrei stornieren');
  });
});
