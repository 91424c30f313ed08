import { type CourtBooked, seriesId } from '@platzwart/contracts/booking';
import { addDays, bookingId, cents, localDate, localTime, waitingEntryId } from '@platzwart/contracts/core';
import { voucherId } from '@platzwart/contracts/voucher';
import { describe, expect, it } from 'vitest';
import { admin, anna, ben, clubWith, monday10 } from '../booking/domain/specClub.ts';
import { countedReads } from '../testing/countedReads.ts';
import { change } from './courts/specChanges.ts';
import {
  block,
  book,
  booked,
  booking,
  cancel,
  cancelled,
  order,
  reservation,
  reserve,
} from './courts/specSentences.ts';
import { card, cardClub, orderCard, ordered } from './hourCards/specCards.ts';
import { type Said, issue, pay, payClaim, refundClaim, tell, tellFrom } from './invoices/specInvoices.ts';
import type { LedgerCommand, LedgerState } from './ledgerDecider.ts';

const usedCard = (ago: number, { data }: CourtBooked): readonly Said[] => {
  const id = voucherId(`cd000000-0000-4000-8000-${String(ago).padStart(12, '0')}`);
  const { bookingId: paid, sport, court, date, start, end } = data;
  const booking = { bookingId: paid, personId: anna.personId, sport, court, date, start, end };
  return [
    ordered(anna, 1, { voucherId: id, orderedOn: date }),
    { type: 'HoursUsed', data: { ...booking, voucherId: id, halfHours: 20, halfHoursLeft: 0 } },
  ];
};

/** Anna's and Ben's games so many months ago; some were cancelled, what Anna owed is paid, and a card of hers used up three times a year. */
const monthAgo = (ago: number): readonly Said[] => {
  const [firstDay, lastDay] = [addDays(monday10.date, -30 * ago), addDays(monday10.date, 1 - 30 * (ago - 1))];
  const games = Array.from({ length: 20 }, (_, index) => {
    const court = block(`TENNIS ${1 + (index % 4)}`, addDays(firstDay, index), '18:00-19:00');
    const number = 100_000 + 1_000 * ago + index;
    return [booked(anna, court, number), booked(ben, { ...court, court: court.court + 4 }, 500 + number)] as const;
  });
  const [paidAtClub, billed, byCard, ...others] = games.map(([own]) => own);
  if (!paidAtClub || !billed || !byCard) throw new Error('No games');
  const name = { kind: 'COURT', itemId: paidAtClub.data.bookingId } as const;
  return [
    ...games.flat(),
    ...others.slice(10).map((each) => cancelled(each)),
    ...[payClaim(name, firstDay), cancelled(paidAtClub), refundClaim(name, firstDay)],
    ...(ago % 4 === 0 ? usedCard(ago, byCard) : []),
    ...[issue(ago, anna, { on: lastDay, from: firstDay }), pay(ago, lastDay), cancelled(billed)],
  ];
};

const historyOf = (months: number): LedgerState =>
  tell(...Array.from({ length: months }, (_, index) => monthAgo(months - index)).flat()).state;
const [threeMonths, tenYears] = [historyOf(3), historyOf(120)];

const settings = clubWith({ guestFee: cents(500) });
const evening = block('TENNIS 3', '2026-06-20', '18:00-19:00');
const own = book(anna, evening);
const withBen = { members: [ben], guests: 1, sealedGuests: 'v1.guests' };
const withPlayers = book(anna, evening, { settings, players: [withBen], shown: [2302] });
const byCard = book(anna, evening, { settings: cardClub, paymentMethod: 'VOUCHER', shown: [0] });
const online = book(anna, evening, { paymentMethod: 'PAYPAL' });
const paying: LedgerCommand = { ...online, data: { ...online.data, collectable: ['PAYPAL'] } };
const paid = { orderId: order(1), amount: cents(1802), capture: 'capture', now: monday10 };
const receipt: LedgerCommand = { type: 'SettlePayment', data: paid };
const paidAtClub = payClaim({ kind: 'COURT', itemId: booking(1) }, '2026-06-15');
const byClub = cancel(admin, 1, { reason: 'Regen', refund: 'FULL' });
const again = book(anna, evening, { first: 2 });
const elsewhere = change(1, { ...evening, court: 4 }, { category: 'SINGLE' });
const remark: LedgerCommand = {
  type: 'UpdateOwnBooking',
  data: {
    ...{ bookingId: booking(1), caller: anna, now: monday10, settings, remark: { sealed: 'v1.remark' } },
    ...{ players: { members: [], guests: 2, sealedGuests: 'v1.guests' }, shownFee: null, expectedRevision: null },
  },
};
const season = seriesId('5e51e500-0000-4000-8000-000000000001');
const rule = { repetition: 'WEEKLY', startdate: evening.date, enddate: localDate('2026-07-18') } as const;
const dates = [0, 7, 14, 21, 28].map((days, index) =>
  reservation({ ...evening, date: addDays(evening.date, days) }, 1 + index, {
    category: 'SAISON',
    person: anna,
    title: null,
  }),
);
const planned = reserve(dates);
const series: LedgerCommand = {
  ...planned,
  data: { ...planned.data, hasReason: true, series: { ...rule, seriesId: season, leftOut: [] } },
};
const ofSeries = cancel(admin, 1, { reason: 'Regen', category: 'SAISON' });
const seriesCancelled = { ...ofSeries, data: { ...ofSeries.data, bookingId: bookingId(season) } };
const entryId = waitingEntryId('e0000000-0000-4000-8000-000000000001');
const taken = book(ben, evening);
const window = { sport: 'TENNIS', date: evening.date, from: localTime('18:00'), to: localTime('19:00'), minutes: 60 };
const joining = {
  type: 'JoinWaitingList' as const,
  data: { ...window, entryId, booker: anna, now: monday10, settings },
};

const advancing = {
  type: 'AdvanceWaitingList' as const,
  data: { now: monday10, settings, bookers: [anna], holdIds: new Map([[entryId, booking(9)]]) },
};
const givenUp: LedgerCommand = { type: 'GiveUpPayment', data: { orderId: order(1), personId: anna.personId } };
const leaving: LedgerCommand = {
  type: 'LeaveBooking',
  data: { bookingId: booking(1), playerId: ben.personId, now: monday10 },
};
const deleting: LedgerCommand = { type: 'DeleteBooking', data: { bookingId: booking(1), category: 'SINGLE' } };
const deletingCard: LedgerCommand = { type: 'DeleteCard', data: { voucherId: card(1), caller: anna, now: monday10 } };

/** The reads of the ledger's state with which the last of `steps` is decided and applied, for each event that it writes. */
const readsFor = (history: LedgerState, steps: readonly Said[]): number => {
  const before = tellFrom(history, ...steps.slice(0, -1)).state;
  const { counted, reads } = countedReads(before);
  const { code, events } = tellFrom(counted, ...steps.slice(-1));
  expect([code, events.length]).toEqual([null, expect.toSatisfy((count) => count > 0)]);
  return reads() / events.length;
};

/** Persistent maps that are one node deeper; a walk through ten years of one person takes thousands of reads. */
const deeperMaps = 500;

const ends = cancel(anna, 1);
const cases: readonly (readonly [string, readonly Said[]])[] = [
  ['a booking', [own]],
  ['a booking with another member and a guest', [withPlayers]],
  ['a booking that a card pays', [ordered(anna), byCard]],
  ['an order that is paid online', [paying]],
  ['its payment', [paying, receipt]],
  ['the payment given up', [paying, givenUp]],
  ['a cancellation', [own, ends]],
  ['a cancellation that gives hours back', [ordered(anna), byCard, ends]],
  ['a cancellation that is refunded', [paying, receipt, ends]],
  ['a booking that was cancelled and is paid already', [own, paidAtClub, byClub, again]],
  ['another court for a booking', [own, elsewhere]],
  ['other players', [withPlayers, remark]],
  ['a player who leaves', [withPlayers, leaving]],
  ['a deleted booking', [own, deleting]],
  ['a series', [series]],
  ['a cancelled series', [series, seriesCancelled]],
  ['a place on the waiting list', [taken, joining]],
  ['an offer', [taken, joining, cancel(ben, 1), advancing]],
  ['an hour card', [orderCard(anna)]],
  ['a deleted card', [orderCard(anna), deletingCard]],
];

describe('The cost of a command does not grow with the history of the club', () => {
  it.each(cases)('%s', (_, steps) => {
    expect(readsFor(tenYears, steps) - readsFor(threeMonths, steps)).toBeLessThan(deeperMaps);
  });
});

it('Waiting for courts that are taken costs a look at each slot, and not at the rules for it', () => {
  const wholeDay = Array.from({ length: 8 }, (_, index) =>
    booked(ben, { ...block(`TENNIS ${1 + index}`, evening.date, '07:00-22:00') }, 10 + index),
  );
  const { state } = tell(...wholeDay, {
    ...joining,
    data: { ...joining.data, from: localTime('07:00'), to: localTime('22:00') },
  });
  const { counted, reads } = countedReads(settings);
  expect(tellFrom(state, { ...advancing, data: { ...advancing.data, settings: counted } }).events).toEqual([]);
  expect(reads()).toBeLessThan(200);
});
