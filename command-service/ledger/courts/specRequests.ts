import { addDays, timeOfMinute, type OnConflict, onConflicts } from '@platzwart/contracts/core';
import fc from 'fast-check';
import type { Booker, NewPlayers, SettingsInForce } from '../../booking/domain/bookingRequests.ts';
import type { CourtsCommand } from './courtsCommands.ts';
import type { CourtsEvent } from './courtsEvents.ts';
import { admin, anna, ben, gast, monday10, trainer } from '../../booking/domain/specClub.ts';
import { announce, eventOn, remove, revise } from './specEventSentences.ts';
import { change } from './specChanges.ts';
import { type Block, anonymise, book, cancel, reservation, reserve } from './specSentences.ts';

/** Three courts and three days in two months, so that bookings conflict; some are before opening or too short. */
const anyBlock: fc.Arbitrary<Block> = fc
  .record({
    court: fc.integer({ min: 1, max: 3 }),
    day: fc.constantFrom(1, 2, 20),
    slot: fc.integer({ min: 13, max: 41 }),
    slots: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ court, day, slot, slots }) => ({
    sport: 'TENNIS',
    court,
    date: addDays(monday10.date, day),
    start: timeOfMinute(slot * 30),
    end: timeOfMinute((slot + slots) * 30),
  }));
const anyBlocks = fc.array(anyBlock, { minLength: 1, maxLength: 3 });
/** Sometimes the caller, which is refused. */
const anyPartner: fc.Arbitrary<Booker | null> = fc.constantFrom(null, ben, trainer);
const anyBooker: fc.Arbitrary<Booker> = fc.constantFrom(anna, ben, gast, trainer, admin);

const anyConflict: fc.Arbitrary<OnConflict> = fc.constantFrom(...onConflicts);

/** A random request; the booking or command that it refers to is chosen when it is executed. */
export type BookingRequest =
  | Readonly<{ kind: 'book'; caller: Booker; blocks: readonly Block[]; partner: Booker | null }>
  | Readonly<{ kind: 'reserve'; blocks: readonly Block[] }>
  | Readonly<{ kind: 'cancel'; caller: Booker; which: number }>
  | Readonly<{ kind: 'change'; which: number; to: Block; owner: Booker | null }>
  | Readonly<{ kind: 'repeat'; which: number }>
  | Readonly<{ kind: 'announce'; on: Block; ifTaken: OnConflict }>
  | Readonly<{ kind: 'revise'; which: number; on: Block; ifTaken: OnConflict; isCancelled: boolean | null }>
  | Readonly<{ kind: 'deleteEvent'; which: number }>
  | Readonly<{ kind: 'anonymise'; day: number }>;

const anyBookingRequest: fc.Arbitrary<BookingRequest> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      caller: anyBooker,
      blocks: anyBlocks,
      partner: anyPartner,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reserve' as const), blocks: anyBlocks }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cancel' as const), caller: anyBooker, which: fc.nat(99) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('announce' as const), on: anyBlock, ifTaken: anyConflict }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('revise' as const), which: fc.nat(99), on: anyBlock, ifTaken: anyConflict },
      isCancelled: fc.constantFrom(null, null, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleteEvent' as const), which: fc.nat(99) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant('change' as const), which: fc.nat(99), to: anyBlock },
      // Mostly the owner stays.
      owner: fc.constantFrom(null, null, null, anna, ben),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which: fc.nat(99) }) },
  // Mostly a day without bookings, so that the other days stay open for a while.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('anonymise' as const), day: fc.constantFrom(0, 0, 2, 20) }) },
);
export const anyBookingRequests = fc.array(anyBookingRequest, { maxLength: 60, size: 'max' });

type Before = Readonly<{
  commands: readonly CourtsCommand[];
  events: readonly CourtsEvent[];
  settings: SettingsInForce;
}>;

/** The request as a command with its own ids, ten for each. */
export const commandOf = (request: BookingRequest, { commands, events, settings }: Before): CourtsCommand => {
  const first = 10 * (commands.length + 1);
  switch (request.kind) {
    case 'book':
      return book(request.caller, request.blocks, { first, settings, players: playersOf(request) });
    case 'reserve':
      return reserve(
        request.blocks.map((block, index) => reservation(block, first + index)),
        settings,
      );
    case 'cancel':
      return cancellation(request, events);
    case 'change':
      return changeOf(request, { events, settings, first });
    case 'repeat':
      return commands[request.which % Math.max(commands.length, 1)] ?? cancel(anna, 0);
    case 'anonymise':
      return anonymise(addDays(monday10.date, request.day));
    default:
      return eventCommandOf(request, events, first);
  }
};

const eventCommandOf = (
  request: Extract<BookingRequest, { kind: 'announce' | 'revise' | 'deleteEvent' }>,
  events: readonly CourtsEvent[],
  first: number,
): CourtsCommand => {
  switch (request.kind) {
    case 'announce':
      return announce(first, eventOn(request.on, [1, 2]), request);
    case 'revise':
      return revise(eventIn(events, request.which) ?? first, eventOn(request.on, [2, 3]), { ...request, first });
    case 'deleteEvent':
      return remove(eventIn(events, request.which) ?? first);
  }
};

const playersOf = ({ partner, blocks }: Extract<BookingRequest, { kind: 'book' }>): readonly NewPlayers[] =>
  partner === null ? [] : blocks.map(() => ({ members: [partner], guests: 1, sealedGuests: 'v1.guest' }));

/** The number of one of the events that were announced. */
const eventIn = (events: readonly CourtsEvent[], which: number): number | undefined => {
  const announced = events.flatMap((event) => (event.type === 'ClubEventAnnounced' ? [event.data.eventId] : []));
  const id = announced[which % Math.max(announced.length, 1)];
  return id === undefined ? undefined : Number(id.slice(-12));
};

const changeOf = (
  { which, to, owner }: Extract<BookingRequest, { kind: 'change' }>,
  { events, settings, first }: Pick<Before, 'events' | 'settings'> & Readonly<{ first: number }>,
): CourtsCommand => {
  const booked = events.flatMap((event) => (event.type === 'CourtBooked' ? [event.data] : []));
  const meant = booked[which % Math.max(booked.length, 1)];
  const { bookingId, category } = meant ?? { bookingId: '00000000-0000-4000-8000-000000000000', category: 'SINGLE' };
  const newOwner = owner && { personId: owner.personId };
  return change(bookingId, to, { category, newOwner, settings, hasReason: true, first: 1000 * first });
};

const cancellation = (
  { caller, which }: Extract<BookingRequest, { kind: 'cancel' }>,
  events: readonly CourtsEvent[],
): CourtsCommand => {
  const command = cancel(caller, 0, { hours: 0, reason: 'Regen' });
  const meant = events[which % Math.max(events.length, 1)];
  if (meant === undefined || !('bookingId' in meant.data)) return command;
  const { bookingId } = meant.data;
  const booked = events.flatMap((event) => (event.type === 'CourtBooked' ? [event.data] : []));
  const category = booked.find((each) => each.bookingId === bookingId)?.category ?? 'SINGLE';
  return { ...command, data: { ...command.data, bookingId, category } };
};
