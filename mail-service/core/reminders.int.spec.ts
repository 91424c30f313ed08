import { standardRules } from '@platzwart/contracts/club';
import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SunkMail } from '../../tests/support/smtpSink.ts';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import { bookingCancelled, clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, monday, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';
import { enqueueReminders } from './reminders.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';

const ofBooking = (last: number) => ({
  bookingId: `0b000000-0000-4000-8000-00000000000${last}`,
  orderId: `0c000000-0000-4000-8000-00000000000${last}`,
});
/** Friday, 19 June 2026, 18:00 in Musterstadt, when Anna plays. */
const start = Date.parse('2026-06-19T16:00:00.000Z');
const hours = 3_600_000;
const dayBefore = start - 24 * hours;

let world: MailWorld;
let sink: SmtpSink;
let anna: string;

/** What the mail-service does at this time, once. */
const workAt = async (at: number): Promise<void> => {
  world.clock.now = at;
  await readLog(world);
  await enqueueReminders(world.pool, new Date(at).toISOString());
  const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
  const send = sendAllDue(world.sendingBy(transport));
  while (await send());
  transport.close();
};
const reminders = (): readonly SunkMail['mail'][] =>
  sink.mails.map(({ mail }) => mail).filter(({ subject }) => subject?.startsWith('Bald'));
/** One day later, on the same court. */
const bookingMoved = (personId: string) => {
  const { orderId, listPrice, discount, vatRate, role, settingsRevision, paymentMethod, ...data } =
    courtBooked(personId).data;
  const { sport, court, date, start, end, category, title, price } = data;
  const was = { sport, court, date, start, end, category, title, price };
  const changed = { date: '2026-06-20', ownPrice: false, pricing: null, scope: 'THIS', was };
  return { type: 'BookingChanged', data: { ...data, ...changed }, actor: null };
};
const book = async (change: Parameters<typeof courtBooked>[1] = {}): Promise<void> => {
  await world.write(streams.ledger, courtBooked(anna, change));
};

beforeEach(async () => {
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  await world.write(streams.club, ...clubFacts);
  anna = (await world.person()).personId;
});
afterEach(async () => {
  await sink.close();
  await world.close();
});

describe('The reminder of a booking', () => {
  it('is sent 24 hours before its start, once', async () => {
    await book();
    await workAt(dayBefore - 1);
    expect(reminders()).toHaveLength(0);
    await workAt(dayBefore);
    await workAt(dayBefore + hours);
    expect(reminders().map(({ subject }) => subject)).toEqual([
      'Bald spielst du: Platz 3, Freitag, 19. Juni 2026, 18:00–19:30 Uhr',
    ]);
  });

  it('speaks of giving the court back only where that is still possible', async () => {
    await book(ofBooking(1));
    await workAt(dayBefore);
    expect(reminders()[0]?.text).toContain('Zum Stornieren ist es zu spät.');
    await world.write(streams.club, { type: 'BookingRulesSet', data: { ...standardRules, cancellationHours: 12 } });
    await book({ ...ofBooking(2), date: '2026-06-20' });
    await workAt(dayBefore + 24 * hours);
    expect(reminders()[1]?.text).toContain('Gib den Platz in „Meine Buchungen“ frei');
  });

  it('is sent once by two services at the same time', async () => {
    await book();
    await workAt(monday);
    const at = new Date(dayBefore).toISOString();
    await Promise.all([enqueueReminders(world.pool, at), enqueueReminders(world.pool, at)]);
    await workAt(dayBefore);
    expect(reminders()).toHaveLength(1);
  });

  it('names all bookings of the day, in the order of their start', async () => {
    await book(ofBooking(1));
    await book({ ...ofBooking(2), start: '10:00', end: '11:00' });
    await book({ ...ofBooking(3), date: '2026-06-20' });
    await workAt(dayBefore - 8 * hours);
    await workAt(dayBefore);
    const [only, ...others] = reminders();
    expect(others).toEqual([]);
    expect(only?.subject).toBe('Bald spielst du: 2 Termine am Freitag, 19. Juni 2026');
    expect(only?.text).toMatch(/10:00–11:00[^]*18:00–19:30/);
  });

  it('is sent late where no service ran at its time, but never after the start', async () => {
    await book(ofBooking(1));
    await book({ ...ofBooking(2), start: '19:00', end: '20:00' });
    await workAt(monday);
    await workAt(start + 1);
    expect(reminders().map(({ subject }) => subject)).toEqual([
      'Bald spielst du: Platz 3, Freitag, 19. Juni 2026, 19:00–20:00 Uhr',
    ]);
    await workAt(start + 2 * hours);
    expect(reminders()).toHaveLength(1);
    expect((await world.pool.query('select from mail.reminders')).rowCount).toBe(0);
  });

  it('is not sent about a booking that was made within the last 24 hours', async () => {
    world.clock.now = dayBefore + 1;
    await book();
    await workAt(dayBefore + hours);
    expect(reminders()).toHaveLength(0);
  });

  it('is not sent about a series, and not about a booking that was cancelled', async () => {
    await book({ ...ofBooking(2), seriesId: '0d000000-0000-4000-8000-000000000001' });
    await book(ofBooking(1));
    await workAt(monday);
    await world.write(streams.ledger, bookingCancelled(anna));
    await workAt(dayBefore);
    expect(reminders()).toHaveLength(0);
  });

  it('is sent about the new time of a booking that was moved, and not about the old one', async () => {
    await book();
    await workAt(monday);
    await world.write(streams.ledger, bookingMoved(anna));
    await workAt(dayBefore);
    expect(reminders()).toHaveLength(0);
    await workAt(dayBefore + 24 * hours);
    expect(reminders().map(({ subject }) => subject)).toEqual([
      'Bald spielst du: Platz 3, Samstag, 20. Juni 2026, 18:00–19:30 Uhr',
    ]);
  });

  it('is dropped if its booking is cancelled while the e-mail waits', async () => {
    await book();
    await workAt(monday);
    await enqueueReminders(world.pool, new Date(dayBefore).toISOString());
    await world.write(streams.ledger, bookingCancelled(anna));
    await workAt(dayBefore);
    expect(reminders()).toHaveLength(0);
    expect(await world.outbox()).toContainEqual(
      expect.objectContaining({ kind: 'BOOKING_REMINDER', state: 'DROPPED', problem: 'NO_LONGER_WANTED' }),
    );
  });

  it('is not sent to a person who has switched it off, until it is on again', async () => {
    const switched = (isOn: boolean) => ({ type: 'BookingRemindersSwitched', data: { personId: anna, isOn } });
    await book(ofBooking(1));
    await book({ ...ofBooking(2), date: '2026-06-20' });
    await world.write(streams.members, switched(false));
    await workAt(dayBefore);
    expect(reminders()).toHaveLength(0);
    await world.write(streams.members, switched(true));
    await workAt(dayBefore + 24 * hours);
    expect(reminders()).toHaveLength(1);
  });
});
