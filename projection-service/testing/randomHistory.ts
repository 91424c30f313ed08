import type { CourtBooked, WaitingListJoined } from '@platzwart/contracts/booking';
import type { ClubEventAnnounced } from '@platzwart/contracts/club-event';
import { addDays, cents, localDate, timeOfMinute } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import type { VoucherOrdered } from '@platzwart/contracts/voucher';
import { clubEventAnnounced } from './clubEventAnnounced.ts';
import {
  bookingCancelled,
  bookingChanged,
  clubDescribed,
  courtBooked,
  people,
  playerLeft,
  playersChanged,
  personRegistered,
  pricesSet,
  remarkChanged,
  sealed,
  sportArranged,
} from './clubHistory.ts';
import { directDebits } from './debitHistory.ts';
import { seasonHistory } from './seasonHistory.ts';
import { cardEvents, voucherOrdered } from './voucherHistory.ts';
import { bankMovements } from './bankHistory.ts';
import { billedCourt, randomInvoices } from './randomInvoices.ts';
import { onlinePayment, paymentStarted } from './paymentHistory.ts';
import { randomNumbers } from './randomNumbers.ts';
import { offerAndEnd, waitingListJoined } from './waitingHistory.ts';

const sports = ['TENNIS', 'HALL', 'SQUASH'];
const seasons = () => [901, 902].flatMap((nr) => seasonHistory(nr, people.anna));
const slotOf = ({ data: { sport, court, date, start } }: CourtBooked): string => [sport, court, date, start].join(' ');

/**
 * A history as the command-service writes it: sports, prices and people are added and changed, courts are booked, changed and freed, and no
 * two live bookings share a minute of a court. Freed courts are taken again, so that order matters; some days are closed.
 */
export const randomHistory = (seed: number, length: number): readonly ClubHistoryEvent[] => {
  const random = randomNumbers(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const live = new Map<string, CourtBooked>();
  const history: ClubHistoryEvent[] = [
    clubDescribed('TC Musterstadt'),
    ...sports.map((sport) => sportArranged(sport)),
    ...(['anna', 'ben', 'gast'] as const).map((name) => personRegistered(name)),
    // Those that nothing below deletes, so that no read model ends empty.
    ...[901, 902, 903].map((nr) => clubEventAnnounced(nr)),
    ...[901, 902, 903].map((nr) => waitingListJoined(nr, localDate('2026-05-20'))),
    ...[901, 902, 903].map((nr) => voucherOrdered(nr, people.anna)),
    ...[901, 902, 903].map(
      (nr) => paymentStarted(courtBooked(nr, { court: 9, date: localDate('2026-05-20') }), nr).started,
    ),
  ];

  history.push(...billedCourt(), ...bankMovements(), ...directDebits(), ...seasons());

  const announced: ClubEventAnnounced[] = [];
  let openFrom = localDate('2026-05-01');
  const isClosed = ({ data: { date } }: CourtBooked): boolean => date < openFrom;
  // For closed days the ledger keeps only the club's own bookings.
  const isForgotten = (booked: CourtBooked): boolean => isClosed(booked) && booked.data.personId !== null;

  const close = (): void => {
    openFrom = addDays(openFrom, below(2));
    history.push({ type: 'BookingsAnonymised', data: { before: openFrom } });
  };
  const take = (booked: CourtBooked): void => {
    if (live.has(slotOf(booked))) return;
    live.set(slotOf(booked), booked);
    history.push(booked);
  };

  /** The club's own bookings are of its latest event. */
  const eventFor = (person: string | null) => (person ? null : (announced.at(-1)?.data.eventId ?? null));

  const book = (): void => {
    const start = 420 + 60 * below(5);
    const person = [people.anna, people.ben, people.gast, null][below(4)] ?? null;
    const booked = courtBooked(history.length, {
      sport: sports[below(3)] ?? 'TENNIS',
      court: 1 + below(2),
      date: addDays(localDate('2026-05-01'), below(6)),
      start: timeOfMinute(start),
      end: timeOfMinute(start + 60),
      personId: person,
      eventId: eventFor(person),
      category: person ? 'SINGLE' : 'BLOCK',
      title: person ? null : `Sperre ${history.length}`,
      sealedRemark: person && below(2) === 0 ? sealed(`Bemerkung ${history.length}`) : null,
      price: cents(below(3) * 600),
    });
    if (!isClosed(booked)) take(booked);
  };

  const cancel = (): void => {
    const booked = [...live.values()][below(live.size)];
    if (!booked || isForgotten(booked)) return;
    live.delete(slotOf(booked));
    const isSaidWhy = booked.data.personId !== null && below(2) === 0;
    history.push(bookingCancelled(booked, isSaidWhy ? sealed(`Grund ${history.length}`) : null));
  };

  const play = (): void => {
    const booked = [...live.values()].filter(({ data }) => data.personId !== null)[below(live.size)];
    if (!booked || isForgotten(booked)) return;
    const others = Object.values(people).filter((person) => person !== booked.data.personId);
    const [other] = others;
    if (below(4) === 0) history.push(remarkChanged(booked, below(2) === 0 ? null : `Bemerkung ${history.length}`));
    if (below(3) === 0 && other) history.push(playerLeft(booked, other));
    else history.push(playersChanged(booked, others.slice(below(3)), ['Carla', 'Dieter'].slice(below(3))));
  };

  const move = (): void => {
    const booked = [...live.values()][below(live.size)];
    if (!booked || isForgotten(booked)) return;
    const start = 420 + 60 * below(5);
    const to = {
      court: 1 + below(2),
      date: addDays(localDate('2026-05-01'), below(6)),
      start: timeOfMinute(start),
      end: timeOfMinute(start + 60),
      ...(below(2) === 0 && { price: cents(below(3) * 600) }),
    };
    const moved: CourtBooked = { ...booked, data: { ...booked.data, ...to } };
    if (isClosed(moved) || live.has(slotOf(moved))) return;
    live.delete(slotOf(booked));
    live.set(slotOf(moved), moved);
    history.push(bookingChanged(booked, to));
  };

  const waiting: WaitingListJoined[] = [];
  const wait = (): void => {
    const joined = waitingListJoined(history.length, addDays(openFrom, below(6)));
    waiting.push(joined);
    history.push(joined);
    const earlier = below(2) === 0 ? waiting[below(waiting.length)] : undefined;
    if (earlier) history.push(...offerAndEnd(earlier, history.length));
  };

  const cards: VoucherOrdered[] = [];
  const spend = (): void => {
    const ordered = voucherOrdered(history.length, people.ben);
    cards.push(ordered);
    history.push(ordered);
    const [card, booked] = [cards[below(cards.length)], [...live.values()][below(live.size)]];
    if (card && booked && !isClosed(booked)) history.push(...cardEvents(card, booked, history.length));
  };

  /** A free court is paid online: in time, and sometimes cancelled at once; too late; or not yet. */
  const pay = (): void => {
    const wanted = courtBooked(history.length, {
      court: 1 + below(2),
      date: addDays(localDate('2026-05-01'), below(6)),
      personId: people.ben,
      price: cents(600 + 600 * below(3)),
    });
    if (isClosed(wanted) || live.has(slotOf(wanted))) return;
    const { events, kept } = onlinePayment(wanted, { number: history.length, outcome: below(6) });
    history.push(...events);
    if (kept) live.set(slotOf(kept), kept);
  };

  const plan = (): void => {
    history.push(...seasonHistory(history.length, people.ben));
  };

  const invoicesAbout = randomInvoices(below);
  const bill = (): void => {
    history.push(...invoicesAbout([...live.values()].filter((booked) => !isClosed(booked))));
  };

  const change = (): void => {
    const sport = sports[below(3)] ?? 'TENNIS';
    history.push(below(2) === 0 ? pricesSet(sport, 100 * below(30)) : sportArranged(sport, 1 + below(8)));
  };

  /** Announces events, and changes, calls off and deletes them. */
  const hold = (): void => {
    const known = announced[below(announced.length + 1)];
    if (!known) {
      const event = clubEventAnnounced(history.length);
      announced.push(event);
      history.push(event);
      return;
    }
    const { eventId } = known.data;
    const type = ['ClubEventRevised', 'ClubEventCalledOff', 'ClubEventReinstated', 'ClubEventDeleted'] as const;
    const chosen = type[below(4)] ?? 'ClubEventRevised';
    if (chosen === 'ClubEventRevised')
      history.push({ type: chosen, data: { ...known.data, name: `Anders ${history.length}` } });
    else history.push({ type: chosen, data: { eventId } });
  };

  const steps: readonly (readonly [until: number, step: () => void])[] = [
    ...([
      [0.5, book],
      [0.7, cancel],
      [0.8, play],
      [0.9, move],
    ] as const),
    ...([
      [0.92, hold],
      [0.94, wait],
      [0.955, spend],
      [0.962, pay],
      [0.965, plan],
      [0.975, bill],
      [0.98, change],
      [1, close],
    ] as const),
  ];
  while (history.length < length) {
    const roll = random();
    steps.find(([until]) => roll < until)?.[1]();
  }
  // Some steps add several events.
  return history.slice(0, length);
};
