import { createTable, streams } from '@platzwart/contracts/core';
import { claimsTable } from '@platzwart/contracts/invoice';
import { grantRights, writerRole } from '@platzwart/database/database-roles';
import { openClient } from '@platzwart/database/open-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { bookingCancelled, clubFacts, courtBooked, playersChanged } from '../testing/clubFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';

let world: MailWorld;
let sink: SmtpSink;
let anna: string;
let ben: string;

/** Of the booking of an hour and a half; `halfHoursLeft`: on this card. */
const hours = (type: 'HoursUsed' | 'HoursReturned', { halfHours = 3, halfHoursLeft = 13, card = 1 } = {}) => {
  const { bookingId, sport, court, date, start, end } = courtBooked(anna).data;
  const voucherId = `c0000000-0000-4000-8000-00000000000${card}`;
  return {
    type,
    data: { voucherId, personId: anna, bookingId, sport, court, date, start, end, halfHours, halfHoursLeft },
  };
};
const byCard = { price: 0, paymentMethod: 'VOUCHER' };

/** The e-mail that these events of one command lead to. */
const mailAfter = async (...facts: Parameters<MailWorld['write']>[1][]): Promise<string> => {
  await world.write(streams.ledger, ...facts);
  await readLog(world);
  const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
  const round = sendAllDue(world.sendingBy(transport));
  while (await round());
  transport.close();
  const found = sink.mails.map(({ mail }) => mail).find(({ subject }) => /^(?:Gebucht|Storniert)/.test(subject ?? ''));
  return (found?.text ?? '').replaceAll('\u00a0', ' ');
};

beforeEach(async () => {
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  await world.write(streams.club, ...clubFacts);
  anna = (await world.person()).personId;
  ben = (await world.person({ firstName: 'Ben', email: 'ben@platzwart.example', memberNumber: '1002' })).personId;
});
afterEach(async () => {
  await sink.close();
  await world.close();
});

describe('The e-mail about a booking that hour cards pay', () => {
  it('says how many hours are used and left, and does not call it free of charge', async () => {
    const text = await mailAfter(courtBooked(anna, byCard), hours('HoursUsed'));
    expect(text).toMatch(/Zu zahlen[^]*0,00 €, von deiner Stundenkarte/);
    expect(text).toMatch(/Stundenkarte:\s+1,5 Std\. benutzt, danach noch 6,5 Std\. auf dieser Karte/);
    expect(text).not.toContain('kostenlos');
  });

  it('adds up several cards, and names what the guests cost and how that is paid', async () => {
    const fee = playersChanged(anna, ben);
    const text = await mailAfter(
      courtBooked(anna, byCard),
      fee,
      hours('HoursUsed', { halfHours: 1, halfHoursLeft: 0 }),
      hours('HoursUsed', { halfHours: 2, halfHoursLeft: 18, card: 2 }),
    );
    expect(text).toMatch(/10,00 €, auf Rechnung/);
    expect(text).toMatch(/1,5 Std\. benutzt, danach noch 9 Std\. auf diesen Karten/);
  });

  it('says at its cancellation how many hours came back', async () => {
    const text = await mailAfter(bookingCancelled(anna), hours('HoursReturned', { halfHoursLeft: 16 }));
    expect(text).toMatch(/1,5 Std\. sind zurück, jetzt 8 Std\. auf dieser Karte/);
  });

  it('says at the cancellation of bookings that were paid online how much goes back, and nothing of the money of others', async () => {
    const refund = (personId: string, amount: number) => ({
      type: 'RefundDue',
      data: {
        ...{ orderId: crypto.randomUUID(), refundId: crypto.randomUUID(), bookingId: crypto.randomUUID() },
        ...{ personId, amount, method: 'PAYPAL', capture: 'C1', reason: 'CANCELLED' },
      },
    });
    const text = await mailAfter(bookingCancelled(anna), refund(anna, 1_250), refund(anna, 250), refund(ben, 9_900));
    expect(text).toMatch(/Erstattung:\s+15,00 € gehen auf dem Weg zurück, auf dem du bezahlt hast/);
    expect(text).not.toContain('99,00');
  });

  it('says at the cancellation of a booking that was paid at the club how much the club pays back', async () => {
    const owner = await openClient(world.url, 'spec');
    await owner.query('create schema invoices');
    await owner.query(createTable(claimsTable, 'invoices'));
    await owner.query(grantRights(writerRole, 'invoices', ['select on all tables in schema invoices']));
    const cancelled = bookingCancelled(anna);
    const pay = async (gross: number, paid: Readonly<{ itemId: string; personId: string; payment: string }>) =>
      owner.query(
        `insert into invoices.claims (claim, kind, item_id, person_id, state, date, gross, vat_rate, dropped, club_payment, changed_at)
         values ($1, 'COURT', $2, $3, 'PAID', '2026-06-20', $4, 7, false, $5, 1)`,
        [crypto.randomUUID(), paid.itemId, paid.personId, gross, paid.payment],
      );
    const paid = { itemId: cancelled.data.bookingId, personId: anna, payment: 'PAID' };
    await pay(1_100, paid);
    await pay(2_200, { ...paid, payment: 'NONE' });
    await pay(4_400, { ...paid, personId: ben });
    await pay(8_800, { ...paid, itemId: crypto.randomUUID() });
    await owner.end();
    const text = await mailAfter(cancelled);
    expect(text).toMatch(/Erstattung:\s+11,00 € hast du beim Verein bezahlt\. Der Verein zahlt sie dir zurück/);
  });

  it('says of a booking that takes the place of a cancelled one how much is paid or billed already', async () => {
    const { bookingId: itemId } = courtBooked(anna).data;
    const carried = (kind: string, amount: number, change: object) => ({
      type: 'ClaimCarriedOver',
      data: {
        ...{ kind, itemId, formerItemId: crypto.randomUUID(), personId: anna, amount },
        ...{ state: 'PAID', paidAtClub: false, billedOn: null, ...change },
      },
    });
    const text = await mailAfter(
      courtBooked(anna),
      carried('COURT', 1_800, { paidAtClub: true }),
      playersChanged(anna, ben),
      carried('GUEST_FEE', 1_000, { state: 'INVOICED', billedOn: crypto.randomUUID() }),
    );
    expect(text).toMatch(/Zu zahlen:\s+28,00 €, auf Rechnung/);
    expect(text).toContain('davon schon beim Verein bezahlt 18,00 €');
    expect(text).toContain('davon schon auf einer Rechnung 10,00 €');
  });

  it('says nothing about the cards of somebody else', async () => {
    const bens = hours('HoursReturned', { halfHoursLeft: 16 });
    const text = await mailAfter(bookingCancelled(anna), { ...bens, data: { ...bens.data, personId: ben } });
    expect(text).toContain('storniert');
    expect(text).not.toContain('Stundenkarte');
    expect(text).not.toContain('Erstattung');
  });
});

describe('The e-mail about a booking that was paid online', () => {
  it('says that the person has booked and paid, although the provider reported the payment (decisions.md Q18)', async () => {
    const text = await mailAfter({ ...courtBooked(anna, { price: 2100, paymentMethod: 'PAYPAL' }), actor: null });
    expect(text).toContain('deine Buchung bei');
    expect(text).not.toContain('für dich gebucht');
    expect(text).toMatch(/Bezahlt:\s+21,00 €, mit PayPal/);
    expect(text).not.toContain('Zu zahlen');
  });
});
