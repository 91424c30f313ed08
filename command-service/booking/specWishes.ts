import type { BookingEvent } from '@platzwart/contracts/booking';
import { addDays, timeOfMinute } from '@platzwart/contracts/core';
import fc from 'fast-check';
import type { Booker, LedgerCommand, SettingsInForce } from './ledgerCommands.ts';
import { admin, anna, ben, gast, monday10, trainer } from './specClub.ts';
import { type Block, anonymise, book, cancel, reservation, reserve } from './specSentences.ts';

/** Three courts and three days in two months, so that people get into each other's way; now and then before opening or too short. */
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
const anyBooker: fc.Arbitrary<Booker> = fc.constantFrom(anna, ben, gast, trainer, admin);

/** What somebody wants; which booking or command is meant shows when its turn comes. */
export type Wish =
  | Readonly<{ kind: 'book'; caller: Booker; blocks: readonly Block[] }>
  | Readonly<{ kind: 'reserve'; blocks: readonly Block[] }>
  | Readonly<{ kind: 'cancel'; caller: Booker; which: number }>
  | Readonly<{ kind: 'repeat'; which: number }>
  | Readonly<{ kind: 'anonymise'; day: number }>;

const anyWish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('book' as const), caller: anyBooker, blocks: anyBlocks }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reserve' as const), blocks: anyBlocks }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cancel' as const), caller: anyBooker, which: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which: fc.nat(99) }) },
  // Most often a day that nobody has booked, so that the others stay open for a while.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('anonymise' as const), day: fc.constantFrom(0, 0, 2, 20) }) },
);
export const anyWishes = fc.array(anyWish, { maxLength: 60, size: 'max' });

type Before = Readonly<{
  commands: readonly LedgerCommand[];
  events: readonly BookingEvent[];
  settings: SettingsInForce;
}>;

/** The wish as a command with ids of its own, ten for each. */
export const commandOf = (wish: Wish, { commands, events, settings }: Before): LedgerCommand => {
  const first = 10 * (commands.length + 1);
  switch (wish.kind) {
    case 'book':
      return book(wish.caller, wish.blocks, { first, settings });
    case 'reserve':
      return reserve(
        wish.blocks.map((block, index) => reservation(block, first + index)),
        settings,
      );
    case 'cancel':
      return cancellation(wish, events);
    case 'repeat':
      return commands[wish.which % Math.max(commands.length, 1)] ?? cancel(anna, 0);
    case 'anonymise':
      return anonymise(addDays(monday10.date, wish.day));
  }
};

const cancellation = (
  { caller, which }: Extract<Wish, { kind: 'cancel' }>,
  events: readonly BookingEvent[],
): LedgerCommand => {
  const command = cancel(caller, 0, { hours: 0, reason: 'Regen' });
  const meant = events[which % Math.max(events.length, 1)];
  if (meant === undefined || meant.type === 'BookingsAnonymised') return command;
  const { bookingId, category } = meant.data;
  return { ...command, data: { ...command.data, bookingId, category } };
};
