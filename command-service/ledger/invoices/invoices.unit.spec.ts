import { type BookingChanged, type PlayersChanged, seriesId } from '@platzwart/contracts/booking';
import { cents, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { admin, anna, ben } from '../../booking/domain/specClub.ts';
import { card, cardClub, orderCard, ordered } from '../hourCards/specCards.ts';
import { anonymised, block, booked, booking, cancelled } from '../courts/specSentences.ts';
import { change, wasOf } from '../courts/specChanges.ts';
import type { LedgerCommand } from '../ledgerDecider.ts';
import { owesTheClub } from './invoicesState.ts';
import { invoicesSnapshot } from './invoicesSnapshot.ts';
import {
  type Said,
  type Told,
  claimsIn,
  deliver,
  invoice,
  issue,
  noonOf,
  pay,
  payClaim,
  refund,
  reopen,
  revoke,
  tell,
  tellFrom,
  warn,
} from './specInvoices.ts';

const day = (date: string, number: number, other: Partial<Parameters<typeof booked>[1]> = {}) =>
  booked(anna, { ...block('TENNIS 1', date, '18:00-19:00'), ...other }, number);
const evening = block('TENNIS 2', '2026-06-03', '18:00-19:00');
const tuesday = day('2026-06-02', 1);
const thursday = day('2026-06-04', 2, { price: cents(900) });
const noon = localTime('12:00');
const byCard = { paymentMethod: 'VOUCHER', price: cents(0) } as const;
const online = { paymentMethod: 'PAYPAL' } as const;
const june = { on: '2026-06-15' };
const season = seriesId('5e000000-0000-4000-8000-000000000001');
const ofSeason = (date: string, number: number) =>
  day(date, number, { category: 'SAISON', seriesId: season, price: cents(500) });
const remove: LedgerCommand = {
  type: 'DeleteBooking',
  data: { bookingId: booking(1), category: 'SINGLE' },
};
const withGuest = (guestFee: number): PlayersChanged => {
  const { sport, court, date, start, end } = block('TENNIS 1', '2026-06-02', '18:00-19:00');
  const place = { sport, court, date, start, end, bookingId: booking(1), personId: anna.personId };
  const guests = { members: [], added: [], guests: 1, sealedGuests: null, guestFee: cents(guestFee) };
  return { type: 'PlayersChanged', data: { ...place, ...guests, guestFeeVatRate: 19, guestFeePayment: 'INVOICE' } };
};
/** What the invoice demands and lists, e.g. `1 2 | 3`, and the amount due. */
const contentOf = ({ events }: Told): string | null => {
  const issued = events.find(({ type }) => type === 'InvoiceIssued');
  if (issued?.type !== 'InvoiceIssued') return null;
  const { claims, paidBefore, number, amountDue } = issued.data;
  const namesOf = (names: typeof claims) =>
    names.map(({ kind, itemId }) => `${kind === 'COURT' ? '' : `${kind} `}${Number(itemId.slice(-12))}`).join(' ');
  return `${number}: ${namesOf(claims)} | ${namesOf(paidBefore)} = ${amountDue}`;
};

describe('An invoice', () => {
  it.each([
    ['what has ended and is open', [tuesday, thursday], june, '2026-00001: 1 2 |  = 2100'],
    ['nothing of another person', [tuesday, booked(ben, evening, 2)], june, '2026-00001: 1 |  = 1200'],
    ['only what lies in its period', [tuesday, thursday], { ...june, from: '2026-06-03' }, '2026-00001: 2 |  = 900'],
    ['until its last day', [tuesday, thursday], { ...june, to: '2026-06-03' }, '2026-00001: 1 |  = 1200'],
    [
      'what has ended today',
      [day('2026-06-15', 1, { start: localTime('11:00'), end: noon })],
      june,
      '2026-00001: 1 |  = 1200',
    ],
    ['nothing that is to come', [tuesday, day('2026-06-15', 2)], june, '2026-00001: 1 |  = 1200'],
    ['cards by the day of their order', [tuesday, ordered(anna)], june, '2026-00001: 1 VOUCHER 1 |  = 10200'],
    ['the fee for guests', [tuesday, withGuest(500)], june, '2026-00001: 1 GUEST_FEE 1 |  = 1700'],
    ['what hours have paid, as paid before', [tuesday, day('2026-06-04', 2, byCard)], june, '2026-00001: 1 | 2 = 1200'],
    ['what was paid online, as paid before', [tuesday, day('2026-06-04', 2, online)], june, '2026-00001: 1 | 2 = 1200'],
    ['nothing that was cancelled', [tuesday, thursday, cancelled(thursday)], june, '2026-00001: 1 |  = 1200'],
    [
      'what was cancelled at its price',
      [tuesday, thursday, { ...cancelled(thursday), data: { ...cancelled(thursday).data, refund: 'NONE' } }],
      june,
      '2026-00001: 1 2 |  = 2100',
    ],
    [
      'a season as a whole where its first open date lies in the period',
      [ofSeason('2026-06-02', 1), ofSeason('2026-06-09', 2), ofSeason('2026-06-16', 3)],
      { ...june, to: '2026-06-03' },
      '2026-00001: 1 2 3 |  = 1500',
    ],
    [
      'nothing of a season that began before',
      [ofSeason('2026-06-02', 1), ofSeason('2026-06-09', 3), thursday],
      { ...june, from: '2026-06-03' },
      '2026-00001: 2 |  = 900',
    ],
  ] as const)('contains %s', (...[, history, period, content]) => {
    expect(contentOf(tell(...history, issue(1, anna, period)))).toBe(content);
  });

  it('bills those for whom the person pays, and follows their claims until it is cancelled', () => {
    const billed = [tuesday, booked(ben, evening, 2), issue(1, anna, { ...june, paidFor: [ben.personId] })];
    const issued = tell(...billed);
    expect(contentOf(issued)).toBe('2026-00001: 1 2 |  = 2400');
    expect(issued.events[0]?.data).toMatchObject({ personId: anna.personId, paidFor: [ben.personId] });
    expect(claimsIn(issued.state)).toEqual(['COURT 1 INVOICED 1200', 'COURT 2 INVOICED 1200']);
    const paid = tellFrom(issued.state, pay(1, '2026-06-16'));
    expect(claimsIn(paid.state)).toEqual(['COURT 1 PAID 1200', 'COURT 2 PAID 1200']);
    expect(claimsIn(tellFrom(paid.state, reopen(1)).state)).toEqual(['COURT 1 INVOICED 1200', 'COURT 2 INVOICED 1200']);
    const cancelledOne = tellFrom(issued.state, revoke(1, '2026-06-16'));
    expect(claimsIn(cancelledOne.state)).toEqual(['COURT 1 OPEN 1200', 'COURT 2 OPEN 1200']);
    expect(contentOf(tellFrom(cancelledOne.state, issue(2, ben, { on: '2026-06-17' })))).toBe(
      '2026-00003: 2 |  = 1200',
    );
  });

  it('names nobody for whom nothing is billed', () => {
    const { events } = tell(tuesday, issue(1, anna, { ...june, paidFor: [ben.personId] }));
    expect(events[0]?.data).not.toHaveProperty('paidFor');
  });

  it('counts as owed by the payer', () => {
    const { state } = tell(booked(ben, evening, 2), issue(1, anna, { ...june, paidFor: [ben.personId] }));
    expect(owesTheClub(state.invoices, anna.personId)).toBe(true);
    const { state: settled } = tellFrom(state, pay(1, '2026-06-16'));
    expect(owesTheClub(settled.invoices, anna.personId)).toBe(false);
  });

  it.each([
    ['nothing is open', [], june, 'ERR_INVOICE_NOT_CREATED userID'],
    ['all was paid before', [day('2026-06-04', 2, online)], june, 'ERR_INVOICE_NOT_CREATED userID'],
    ['its period ends in the future', [tuesday], { ...june, to: '2026-06-16' }, 'ERR_INVOICE_NOT_CREATED toDate'],
  ] as const)('is refused where %s', (...[, history, period, code]) => {
    expect(tell(...history, issue(1, anna, period)).code).toBe(code);
  });

  it('demands and lists each claim once', () => {
    const paidOnline = day('2026-06-04', 2, online);
    const first = [tuesday, paidOnline, issue(1, anna, june)] as const;
    expect(tell(...first, issue(2, anna, june)).code).toBe('ERR_INVOICE_NOT_CREATED userID');
    const later = day('2026-06-09', 3);
    expect(contentOf(tell(...first, later, issue(2, anna, june)))).toBe('2026-00002: 3 |  = 1200');
  });

  it('is refused where claims or number have changed since it was written', () => {
    const { state } = tell(tuesday, booked(ben, evening, 9));
    const outdated = issue(1, anna, june)(state);
    expect(tellFrom(state, outdated).code).toBeNull();
    for (const other of [thursday, cancelled(tuesday), withGuest(500), issue(2, ben, june)])
      expect(tellFrom(state, other, outdated).code).toMatch(/^ERR_INVOICE_NOT_CREATED (?:number|userID)$/);
  });

  it('stays quiet when the same command arrives twice', () => {
    const { state } = tell(tuesday);
    const command = issue(1, anna, june)(state);
    expect(tellFrom(state, command, command)).toMatchObject({ events: [], code: null });
  });

  it('has the next number of its year of issue, with no gap', () => {
    const numbers = tell(
      ...[tuesday, issue(1, anna, { on: '2026-12-31', to: '2026-12-30' }), thursday],
      ...[revoke(1, '2026-12-31'), issue(2, anna, { on: '2027-01-01', from: '2026-01-01', to: '2026-12-31' })],
    ).state.invoices;
    expect([...numbers.invoices.values()].map(({ number }) => number)).toEqual(['2026-00001', '2027-00001']);
    expect(numbers.lastNumbers.toJS()).toEqual({ 2026: 2, 2027: 1 });
  });
});

describe('What becomes of an invoice', () => {
  const issued = [tuesday, thursday, issue(1, anna, june)] as const;

  it('is known of its claims', () => {
    const states = (...steps: readonly Said[]) => claimsIn(tell(...issued, ...steps).state);
    const both = (state: string) => [`COURT 1 ${state} 1200`, `COURT 2 ${state} 900`];
    expect(states()).toEqual(both('INVOICED'));
    expect(states(pay(1, '2026-06-20'))).toEqual(both('PAID'));
    expect(states(pay(1, '2026-06-20'), reopen(1))).toEqual(both('INVOICED'));
    expect(states(revoke(1, '2026-06-20'))).toEqual(both('OPEN'));
    expect(states(cancelled(tuesday), revoke(1, '2026-06-20'))).toEqual(['COURT 2 OPEN 900']);
  });

  it('is billed again after its cancellation, with what was paid before', () => {
    const again = tell(
      ...[tuesday, day('2026-06-04', 2, online), issue(1, anna, june), revoke(1, '2026-06-16')],
      issue(2, anna, june),
    );
    expect(contentOf(again)).toBe('2026-00003: 1 | 2 = 1200');
  });

  it.each([
    ['paid twice', [pay(1, '2026-06-20'), pay(1, '2026-06-20')], 'ERR_INVOICE_NOT_UPDATED id'],
    ['paid in the future', [pay(1, '2026-06-21', '2026-06-20')], 'ERR_INVALID_INPUT paidAt'],
    ['paid before the time that it bills', [pay(1, '0001-01-01', '2026-06-20')], 'ERR_INVALID_INPUT paidAt'],
    ['paid when it is cancelled', [revoke(1, '2026-06-16'), pay(1, '2026-06-20')], 'ERR_INVOICE_NOT_UPDATED id'],
    ['unknown', [pay(9, '2026-06-20')], 'ERR_INVOICE_NOT_FOUND id'],
    [
      'paid where it is what cancels one',
      [revoke(1, '2026-06-16'), pay(101, '2026-06-20')],
      'ERR_INVOICE_NOT_UPDATED id',
    ],
    ['reopened when it is not paid', [reopen(1)], null],
    ['cancelled twice', [revoke(1, '2026-06-16'), revoke(1, '2026-06-17')], null],
    ['printed twice', [deliver(1), deliver(1)], null],
    ['printed when it is paid', [pay(1, '2026-06-20'), deliver(1)], null],
    ['refunded when nothing is due', [revoke(1, '2026-06-16'), refund(1, '2026-06-20')], 'ERR_INVOICE_NOT_UPDATED id'],
  ] as const)('%s: no event', (_, steps, code) => {
    expect(tell(...issued, ...steps)).toMatchObject({ events: [], code });
  });

  it('is paid back when it was paid, once', () => {
    const paidBack = [...issued, pay(1, '2026-06-20'), revoke(1, '2026-06-21'), refund(1, '2026-06-22')] as const;
    expect(tell(...paidBack.slice(0, -1)).events).toMatchObject([{ data: { refundDue: 2100 } }]);
    expect(tell(...paidBack).events).toMatchObject([{ type: 'InvoiceRefunded', data: { amount: 2100 } }]);
    expect(tell(...paidBack, refund(1, '2026-06-23'))).toMatchObject({ events: [], code: null });
  });

  // Due on 29 June; each letter sets a new day two weeks later.
  const first = warn(1, 1, '2026-06-30');
  it.each([
    ['on the last day', [warn(1, 1, '2026-06-29')], 'ERR_INVOICE_NOT_UPDATED id'],
    ['when it is overdue', [first], null],
    ['with another level than the next', [warn(1, 2, '2026-06-30')], 'ERR_INVOICE_NOT_UPDATED id'],
    ['twice on a day', [first, warn(1, 2, '2026-06-30')], 'ERR_INVOICE_NOT_UPDATED id'],
    ['again after the new day', [first, warn(1, 2, '2026-07-15')], null],
    ['when it is paid', [pay(1, '2026-06-20'), first], 'ERR_INVOICE_NOT_UPDATED id'],
    ['when it is cancelled', [revoke(1, '2026-06-20'), first], 'ERR_INVOICE_NOT_UPDATED id'],
  ] as const)('a letter about it, %s', (_, steps, code) => {
    expect(tell(...issued, ...steps).code).toBe(code);
  });
});

describe('What is paid at the club', () => {
  const name = { kind: 'COURT', itemId: booking(1) } as const;
  it('is on the next invoice as paid before, and cannot be deleted', () => {
    const paid = [tuesday, thursday, payClaim(name, '2026-06-03')] as const;
    expect(tell(...paid).events).toMatchObject([
      { type: 'ClaimPaid', data: { amount: 1200, personId: anna.personId } },
    ]);
    expect(contentOf(tell(...paid, issue(1, anna, june)))).toBe('2026-00001: 2 | 1 = 900');
    expect(tell(...paid, remove).code).toBe('ERR_BOOKING_NOT_DELETED');
    expect(tell(...paid, payClaim(name, '2026-06-04'))).toMatchObject({ events: [], code: null });
  });

  it('is neither what an invoice demands nor what nobody owes', () => {
    expect(tell(tuesday, payClaim(name, '0001-01-01')).code).toBe('ERR_INVALID_INPUT paidAt');
    expect(tell(tuesday, issue(1, anna, june), payClaim(name, '2026-06-16')).code).toBe('ERR_INVOICE_NOT_UPDATED id');
    expect(tell(payClaim(name, '2026-06-16')).code).toBe('ERR_BOOKING_NOT_FOUND id');
    expect(tell(payClaim({ kind: 'VOUCHER', itemId: card(1) }, '2026-06-16')).code).toBe('ERR_VOUCHER_NOT_FOUND id');
  });
});

describe('What is billed', () => {
  const billed = [tuesday, withGuest(500), issue(1, anna, june)] as const;
  it('keeps its booking and its price until its invoice is cancelled (B3, N21)', () => {
    expect(tell(...billed, remove).code).toBe('ERR_BOOKING_NOT_DELETED');
    expect(tell(...billed, revoke(1, '2026-06-16'), remove).events).toMatchObject([{ type: 'BookingDeleted' }]);
    const longer = block('TENNIS 1', '2026-06-20', '18:00-20:00');
    const [upcoming, paid] = [day('2026-06-20', 1), payClaim({ kind: 'COURT', itemId: booking(1) }, '2026-06-15')];
    expect(tell(upcoming, change(1, longer)).code).toBeNull();
    expect(tell(upcoming, paid, change(1, longer)).code).toBe('ERR_BOOKING_NOT_UPDATED');
    const changed: BookingChanged = {
      type: 'BookingChanged',
      data: {
        ...{ bookingId: booking(1), seriesId: null, personId: anna.personId, category: 'SINGLE', title: null },
        ...{ ...longer, sealedRemark: null, clubRemark: null, sealedReason: null, price: cents(2400), ownPrice: true },
        ...{ pricing: null, scope: 'THIS', was: wasOf(tuesday) },
      },
    };
    // In the log there is no such event; the state shows why.
    expect(claimsIn(tell(...billed, changed).state)).toEqual(['COURT 1 INVOICED 1200', 'GUEST_FEE 1 INVOICED 500']);
    expect(claimsIn(tell(tuesday, changed).state)).toEqual(['COURT 1 OPEN 2400']);
  });

  it('outlives the anonymising of its day while it is not paid (N33)', () => {
    const closing = anonymised('2026-12-31');
    expect(claimsIn(tell(...billed, thursday, closing).state)).toHaveLength(3);
    expect(claimsIn(tell(...billed, thursday, pay(1, '2026-06-20'), closing).state)).toEqual(['COURT 2 OPEN 900']);
  });
});

describe('A card that is not paid', () => {
  const sold = ordered(anna, 1, { halfHours: 4 });
  const second = orderCard(anna, 2, { settings: cardClub });
  it('keeps its owner from ordering another one, but not the club (V5)', () => {
    expect(tell(sold, second).code).toBe('ERR_VOUCHER_NOT_CREATED userID');
    expect(tell(sold, orderCard(anna, 2, { settings: cardClub, caller: admin })).code).toBeNull();
    const paid = payClaim({ kind: 'VOUCHER', itemId: card(1) }, '2026-06-15');
    expect(tell(sold, paid, second).code).toBeNull();
  });

  it('is removed while it is neither billed nor paid, and keeps its kind from then on (V13)', () => {
    const [removal, correction] = [
      { type: 'DeleteCard', data: { voucherId: card(1), caller: admin, now: noonOf('2026-06-16') } } as const,
      { type: 'CorrectCardType', data: { voucherId: card(1), voucherType: 'YOUNG', settings: cardClub } } as const,
    ];
    const paid = payClaim({ kind: 'VOUCHER', itemId: card(1) }, '2026-06-15');
    for (const step of [issue(1, anna, june), paid]) {
      expect(tell(sold, step, removal).code).toBe('ERR_VOUCHER_NOT_DELETED id');
      expect(tell(sold, step, correction).code).toBe('ERR_VOUCHER_NOT_UPDATED id');
    }
    expect(claimsIn(tell(sold, correction).state)).toEqual(['VOUCHER 1 OPEN 6000']);
    expect(claimsIn(tell(sold, removal).state)).toEqual([]);
  });
});

it('The part is stored and restored', () => {
  const { state } = tell(
    ...[
      tuesday,
      thursday,
      withGuest(500),
      ordered(anna),
      ordered(ben, 2),
      issue(1, anna, june),
      revoke(1, '2026-06-16'),
    ],
    ...[issue(2, anna, june), warn(2, 1, '2026-07-01')],
  );
  const stored: unknown = JSON.parse([...invoicesSnapshot.encode(state.invoices)].join(''));
  expect(invoicesSnapshot.decode(stored)).toEqual(state.invoices);
  expect(state.invoices.invoices.get(invoice(2))).toMatchObject({ warningLevel: 1, dueOn: '2026-07-15' });
});
