import { bookingsTable } from '@platzwart/contracts/booking';
import { createTable, streams } from '@platzwart/contracts/core';
import { grantRights, writerRole } from '@platzwart/database/database-roles';
import { openClient } from '@platzwart/database/open-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { bookingCancelled, clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';

const closure = '0b000000-0000-4000-8000-000000000009';
const block = { bookingId: closure, personId: null, category: 'BLOCK', title: 'Regen', price: 0, paymentMethod: null };

let world: MailWorld;
let sink: SmtpSink;

/** Anna's hour on court 3 makes way for a closure until nine. */
const annaMakesWay = async (personId: string): Promise<void> => {
  await world.write(
    streams.ledger,
    { ...bookingCancelled(personId, { displacedBy: closure }), actor: null, reason: 'Regen' },
    courtBooked(closure, { ...block, start: '18:00', end: '21:00' }),
  );
  await readLog(world);
  const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
  const round = sendAllDue(world.sendingBy(transport));
  while (await round());
  transport.close();
};
const textOfMail = (): string => sink.mails.at(-1)?.mail.text ?? '';

beforeEach(async () => {
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  await world.write(streams.club, ...clubFacts);
});
afterEach(async () => {
  await sink.close();
  await world.close();
});

describe('The e-mail about a booking that made way', () => {
  it('has the reason and free times, also while the plan does not know the closure yet', async () => {
    const owner = await openClient(world.url, 'spec');
    await owner.query('create schema bookings');
    await owner.query(createTable(bookingsTable, 'bookings'));
    await owner.query(grantRights(writerRole, 'bookings', ['select on all tables in schema bookings']));
    await owner.end();
    const { personId } = await world.person();
    await annaMakesWay(personId);
    const text = textOfMail();
    expect(text).toContain('Regen');
    expect(text).toContain('Dafür ist nichts zu zahlen.');
    expect(text).toContain('Stattdessen frei');
    expect(text).toContain('Freitag, 19. Juni 2026, 16:30–18:00 Uhr, Tennis, Platz 3');
    expect(text).not.toMatch(/18:30–20:00|19:00–20:30/);
    expect(text).toContain('nicht für dich reserviert');
  });

  it('is sent without free times where the plan cannot be read', async () => {
    const { personId } = await world.person();
    await annaMakesWay(personId);
    expect(textOfMail()).toContain('Regen');
    expect(textOfMail()).not.toContain('Stattdessen frei');
  });
});
