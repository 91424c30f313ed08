import type { OnlineMethod, PaymentEnd } from '@platzwart/contracts/booking';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { type Cents, cents } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Booker, ClubNow } from '../booking/domain/bookingRequests.ts';
import { anna, admin, ben, clubWith, gast, limitsFor, monday10 } from '../booking/domain/specClub.ts';
import type { BookCourts } from './courts/courtsCommands.ts';
import { courtsSnapshot } from './courts/courtsSnapshot.ts';
import { type Block, block, book, booking, cancel, order, reservation, reserve } from './courts/specSentences.ts';
import { type LedgerCommand, type LedgerEvent, type LedgerState, ledgerDecider } from './ledgerDecider.ts';
import { paymentsSnapshot } from './payments/paymentsSnapshot.ts';

const evening = block('TENNIS 3', '2026-06-16', '18:00-19:00');
const at = (instant: string): ClubNow => ({ instant, ...clubClockAt(Temporal.Instant.from(instant)) });
const inTwentyMinutes = at('2026-06-15T08:20:00Z');

type Options = Parameters<typeof book>[2] & Readonly<{ collectable?: readonly OnlineMethod[] }>;
const pay = (caller: Booker, blocks: Block | readonly Block[], options: Options = {}): BookCourts => {
  const { collectable = ['PAYPAL'], ...rest } = options;
  const command = book(caller, blocks, { paymentMethod: 'PAYPAL', ...rest });
  return { ...command, data: { ...command.data, collectable } };
};
const settle = (number = 1, amount: Cents = cents(1606), now = monday10): LedgerCommand => ({
  type: 'SettlePayment',
  data: { orderId: order(number), amount, capture: `capture-${number}`, now },
});
const end = (number = 1): LedgerCommand => ({ type: 'EndPayment', data: { orderId: order(number) } });
const decline = (number = 1): LedgerCommand => ({ type: 'DeclinePayment', data: { orderId: order(number) } });
const blockCourt = (ifTaken: 'ABORT' | 'DISPLACE' = 'ABORT'): LedgerCommand => {
  const command = reserve(reservation(evening, 9, { ifTaken }));
  return { ...command, data: { ...command.data, hasReason: true } };
};

type Told = Readonly<{ state: LedgerState; events: readonly LedgerEvent[]; code: string | null }>;
/** What the ledger says to the last of the commands, sent one after the other. */
const tell = (...commands: readonly LedgerCommand[]): Told =>
  commands.reduce<Told>(
    ({ state }, command) => {
      const decision = ledgerDecider.decide(command, state);
      if (decision.outcome === 'rejected') return { state, events: [], code: decision.code };
      return { state: decision.events.reduce(ledgerDecider.evolve, state), events: decision.events, code: null };
    },
    { state: ledgerDecider.initialState, events: [], code: null },
  );
const typesOf = ({ events }: Told): readonly string[] => events.map(({ type }) => type);
const endOf = ({ events }: Told): readonly PaymentEnd[] =>
  events.flatMap((event) => (event.type === 'PaymentEnded' ? [event.data.outcome] : []));
const refundsOf = ({ events }: Told) =>
  events.flatMap((event) =>
    event.type === 'RefundDue' ? [[event.data.reason, event.data.amount, event.data.refundId]] : [],
  );

describe('An order that is paid online', () => {
  it('holds its courts for fifteen minutes, at the price that was shown', () => {
    const { events } = tell(pay(anna, evening));
    expect(events).toMatchObject([
      { type: 'PaymentStarted', data: { method: 'PAYPAL', amount: 1606, expiresAt: '2026-06-15T08:15:00.000Z' } },
    ]);
  });

  it('is taken for everybody else, and stays quiet when it arrives twice', () => {
    expect(tell(pay(anna, evening), book(ben, evening, { first: 5 })).code).toBe('ERR_BOOKING_CONFLICT');
    expect(typesOf(tell(pay(anna, evening), pay(anna, evening)))).toEqual([]);
  });

  it.each([
    ['a method without a provider', { collectable: [] }, 'ERR_INVALID_INPUT'],
    ['a provider of another method', { collectable: ['CREDIT_CARD' as const] }, 'ERR_INVALID_INPUT'],
    ['a start in less than half an hour', { now: at('2026-06-16T15:31:00Z') }, 'ERR_BOOKING_TIME_INVALID'],
    ['another price than the one that was shown', { shown: [1] }, 'ERR_PRICE_CHANGED'],
  ] as const)('is refused for %s', (_, options, code) => {
    expect(tell(pay(anna, evening, options)).code).toBe(code);
  });

  it('is accepted half an hour before the start', () => {
    expect(typesOf(tell(pay(anna, evening, { now: at('2026-06-16T15:30:00Z') })))).toEqual(['PaymentStarted']);
  });

  it('counts for the quota as if it were booked', () => {
    const settings = clubWith(limitsFor('MEMBER', { maxOpenBookings: 1 }));
    const other = block('TENNIS 4', '2026-06-17', '18:00-19:00');
    const code = tell(pay(anna, evening, { settings }), pay(anna, other, { settings, first: 2 })).code;
    expect(code).toBe('ERR_BOOKING_LIMIT');
  });

  it('is replaced when the person orders the same time again', () => {
    const told = tell(pay(anna, evening), book(anna, evening, { first: 2 }));
    expect(typesOf(told)).toEqual(['PaymentEnded', 'CourtBooked']);
    expect(endOf(told)).toEqual(['REPLACED']);
  });

  it('makes way for the club', () => {
    expect(endOf(tell(pay(anna, evening), blockCourt('DISPLACE')))).toEqual(['DISPLACED']);
    expect(tell(pay(anna, evening), blockCourt()).code).toBe('ERR_BOOKING_CONFLICT');
  });

  it('ends with the account of the person', () => {
    const release: LedgerCommand = { type: 'ReleaseBookings', data: { personId: anna.personId, now: monday10 } };
    expect(endOf(tell(pay(anna, evening), release))).toEqual(['RELEASED']);
  });

  it('ends at once when the person gives it up, and money that arrives then goes back', () => {
    const giveUp = (personId = anna.personId): LedgerCommand => ({
      type: 'GiveUpPayment',
      data: { orderId: order(1), personId },
    });
    expect(endOf(tell(pay(anna, evening), giveUp()))).toEqual(['ABANDONED']);
    expect(typesOf(tell(pay(anna, evening), giveUp(), giveUp()))).toEqual([]);
    expect(typesOf(tell(pay(anna, evening), giveUp(), book(ben, evening, { first: 5 })))).toEqual(['CourtBooked']);
    expect(refundsOf(tell(pay(anna, evening), giveUp(), settle()))).toEqual([['TOO_LATE', 1606, order(1)]]);
    for (const told of [tell(pay(anna, evening), giveUp(ben.personId)), tell(pay(anna, evening), settle(), giveUp())])
      expect(told.code).toBe('ERR_BOOKING_NOT_FOUND');
  });

  it('is free again once it has ended', () => {
    const told = tell(pay(anna, evening), end(), book(ben, evening, { first: 5 }));
    expect(typesOf(told)).toEqual(['CourtBooked']);
  });

  it('stays held where the provider has refused the payment, so that it can be paid another way', () => {
    const refused = [pay(anna, evening), decline()];
    expect(typesOf(tell(...refused))).toEqual(['PaymentDeclined']);
    expect(typesOf(tell(...refused, decline()))).toEqual([]);
    expect(tell(...refused, book(ben, evening, { first: 5 })).code).toBe('ERR_BOOKING_CONFLICT');
    expect(typesOf(tell(...refused, book(anna, evening, { first: 2 })))).toEqual(['PaymentEnded', 'CourtBooked']);
    expect(typesOf(tell(...refused, pay(anna, evening, { first: 2 })))).toEqual(['PaymentStarted', 'PaymentEnded']);
    expect(typesOf(tell(...refused, settle()))).toEqual(['PaymentReceived', 'CourtBooked']);
    expect(endOf(tell(...refused, end()))).toEqual(['EXPIRED']);
    expect(typesOf(tell(pay(anna, evening), end(), decline()))).toEqual([]);
    expect(typesOf(tell(...refused, end(), book(ben, evening, { first: 5 })))).toEqual(['CourtBooked']);
  });
});

describe('Money that arrives', () => {
  it('books what is held, in the append of the payment', () => {
    const guests = [{ members: [], guests: 1, sealedGuests: 'sealed' }];
    const settings = clubWith({ players: 'OPTIONAL', guestFee: cents(500) });
    const told = tell(pay(anna, evening, { settings, players: guests, shown: [2106] }), settle(1, cents(2106)));
    expect(typesOf(told)).toEqual(['PaymentReceived', 'CourtBooked', 'PlayersChanged']);
    expect(told.events).toMatchObject([
      { data: { booked: true, shares: [{ bookingId: booking(1), price: 1606, guestFee: 500 }] } },
      { data: { paymentMethod: 'PAYPAL', price: 1606 } },
      { data: { guestFeePayment: 'PAYPAL' } },
    ]);
  });

  it('is booked once', () => {
    expect(typesOf(tell(pay(anna, evening), settle(), settle()))).toEqual([]);
  });

  it('after the hold is booked where the court is still free', () => {
    expect(typesOf(tell(pay(anna, evening), end(), settle()))).toEqual(['PaymentReceived', 'CourtBooked']);
  });

  it.each([
    ['somebody else has booked', [end(), book(ben, evening, { first: 5 })]],
    ['somebody else is paying', [end(), pay(ben, evening, { first: 5 })]],
    ['the club has taken the court', [blockCourt('DISPLACE')]],
    ['the person has ordered again', [pay(anna, evening, { first: 2 })]],
  ])('goes back where %s', (_, before) => {
    const told = tell(pay(anna, evening), ...before, settle());
    expect(typesOf(told)).toEqual(['PaymentReceived', 'RefundDue']);
    expect(refundsOf(told)).toEqual([['TOO_LATE', 1606, order(1)]]);
  });

  it('goes back where play has begun', () => {
    const told = tell(pay(anna, evening), end(), settle(1, cents(1606), at('2026-06-16T16:00:00Z')));
    expect(refundsOf(told)).toEqual([['TOO_LATE', 1606, order(1)]]);
  });

  it('goes back where it is another amount', () => {
    expect(refundsOf(tell(pay(anna, evening), settle(1, cents(1605))))).toEqual([['TOO_LATE', 1605, order(1)]]);
  });

  it('goes nowhere once the order is closed', () => {
    const close: LedgerCommand = { type: 'ClosePayment', data: { orderId: order(1) } };
    expect(typesOf(tell(pay(anna, evening), close))).toEqual([]);
    expect(typesOf(tell(pay(anna, evening), end(), close))).toEqual(['PaymentClosed']);
    expect(typesOf(tell(pay(anna, evening), end(), close, settle()))).toEqual([]);
  });
});

describe('An answer of the provider that cannot be true', () => {
  const other = block('TENNIS 4', '2026-06-16', '18:00-19:00');
  const both = [pay(anna, evening), pay(ben, other, { first: 2 })];
  const settleBy = (number: number, capture: string): LedgerCommand => ({
    type: 'SettlePayment',
    data: { orderId: order(number), amount: cents(1606), capture, now: monday10 },
  });

  it('pays for one order, not for two, also where what the first one paid is due to go back', () => {
    expect(tell(...both, settleBy(1, 'C'), settleBy(2, 'C')).code).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(tell(...both, settleBy(1, 'C'), cancel(anna, 1), settleBy(2, 'C')).code).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(typesOf(tell(...both, settleBy(1, 'C'), settleBy(2, 'D')))).toContain('CourtBooked');
  });

  it('is no payment where it is one of nothing', () => {
    expect(typesOf(tell(pay(anna, evening), settle(1, cents(0))))).toEqual([]);
  });

  it('gives no order the session of another one', () => {
    const intentOf = (number: number): LedgerCommand => ({
      type: 'NotePaymentIntent',
      data: { orderId: order(number), reference: 'S1', redirectUrl: 'https://pay.example' },
    });
    expect(typesOf(tell(...both, intentOf(1)))).toEqual(['PaymentIntentCreated']);
    expect(typesOf(tell(...both, intentOf(1), intentOf(2)))).toEqual([]);
  });
});

describe('What was paid online', () => {
  const paid = [pay(anna, evening), settle()];

  it('goes back when the booking is cancelled in time', () => {
    const told = tell(...paid, cancel(anna, 1));
    expect(typesOf(told)).toEqual(['BookingCancelled', 'RefundDue']);
    expect(refundsOf(told)).toEqual([['CANCELLED', 1606, booking(1)]]);
  });

  it('stays with the club where an ADMIN cancels late and keeps the price', () => {
    const late = { now: at('2026-06-16T12:00:00Z'), reason: 'Nicht gekommen', refund: 'NONE' as const };
    expect(typesOf(tell(...paid, cancel(admin, 1, late)))).toEqual(['BookingCancelled']);
  });

  it('goes back when the entry is deleted, and when the person is erased', () => {
    const remove: LedgerCommand = { type: 'DeleteBooking', data: { bookingId: booking(1), category: 'SINGLE' } };
    const release: LedgerCommand = { type: 'ReleaseBookings', data: { personId: anna.personId, now: monday10 } };
    expect(refundsOf(tell(...paid, remove))).toEqual([['CANCELLED', 1606, booking(1)]]);
    expect(refundsOf(tell(...paid, release))).toEqual([['CANCELLED', 1606, booking(1)]]);
  });

  it('goes back once: deleting a cancelled booking refunds nothing more', () => {
    const remove: LedgerCommand = { type: 'DeleteBooking', data: { bookingId: booking(1), category: 'SINGLE' } };
    expect(refundsOf(tell(...paid, cancel(anna, 1), remove))).toEqual([]);
  });

  it('is due until the provider has accepted the refund, which is noted once', () => {
    const made: LedgerCommand = { type: 'RecordRefund', data: { refundId: booking(1), reference: 'R1' } };
    expect(tell(...paid, cancel(anna, 1)).state.payments.due.size).toBe(1);
    expect(typesOf(tell(...paid, cancel(anna, 1), made))).toEqual(['RefundMade']);
    expect(typesOf(tell(...paid, cancel(anna, 1), made, made))).toEqual([]);
  });
});

const someCommands = [
  pay(anna, evening),
  pay(ben, evening, { first: 2 }),
  pay(gast, block('TENNIS 4', '2026-06-16', '18:00-19:00'), { first: 3 }),
  book(ben, evening, { first: 4, now: inTwentyMinutes }),
  ...[1, 2, 3].flatMap((number) => [
    end(number),
    decline(number),
    settle(number),
    settle(number, cents(2405)),
    { type: 'ClosePayment', data: { orderId: order(number) } } as const,
  ]),
  ...[1, 2, 4].map((number) => cancel(number === 1 ? anna : ben, number)),
  blockCourt('DISPLACE'),
];

describe('In any order of events', () => {
  it('each euro is either that of a live booking or goes back, and no order holds a court twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...someCommands), { maxLength: 25 }), (commands) => {
        let state = ledgerDecider.initialState;
        let received = 0;
        let returned = 0;
        for (const command of commands) {
          const decision = ledgerDecider.decide(command, state);
          if (decision.outcome === 'rejected') continue;
          for (const event of decision.events) {
            state = ledgerDecider.evolve(state, event);
            if (event.type === 'PaymentReceived') received += event.data.amount;
            if (event.type === 'RefundDue') returned += event.data.amount;
          }
        }
        const kept = [...state.payments.paid.values()].reduce((sum, { price, guestFee }) => sum + price + guestFee, 0);
        const live = [...state.payments.paid.keys()].map((id) => state.courts.bookings.get(id)?.occupancy);
        expect(received).toBe(kept + returned);
        expect(live.every((occupancy) => occupancy === 'BOOKED')).toBe(true);
        const holding = state.courts.held.filter(({ ended }) => ended === null).flatMap(({ bookings }) => bookings);
        expect(new Set(holding.map(({ court }) => court)).size).toBe(holding.length);
      }),
    );
  });

  it('the snapshot keeps what is held, paid and due', () => {
    const { state } = tell(
      pay(anna, evening),
      settle(),
      pay(ben, block('TENNIS 4', '2026-06-16', '18:00-19:00'), { first: 2 }),
    );
    const { state: due } = tell(pay(anna, evening), settle(), cancel(anna, 1));
    const again = (content: Iterable<string>): unknown => JSON.parse([...content].join(''));
    expect(courtsSnapshot.decode(again(courtsSnapshot.encode(state.courts))).held).toEqual(state.courts.held);
    for (const { payments } of [state, due]) {
      const decoded = paymentsSnapshot.decode(again(paymentsSnapshot.encode(payments)));
      expect([decoded.paid.toJS(), decoded.due.toJS()]).toEqual([payments.paid.toJS(), payments.due.toJS()]);
    }
  });
});
