import { type Cents, sumOfCents } from '@platzwart/contracts/core';
import { type Slot, isSameDay, minutesOf } from '../plan/slot.ts';
import type { ChosenPlayer, SelectedSlot } from './selectedSlot.ts';

/** Neighbouring slots as one booking. */
export type Block = Slot & Readonly<{ price: Cents; remark: string; players: readonly ChosenPlayer[] }>;

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** By date, court, start (product.md §4); the sport comes before the court, since two sports number their courts alike. */
export const compareSlots = (a: Slot, b: Slot): number =>
  compareText(a.date, b.date) || compareText(a.sport, b.sport) || a.court - b.court || a.startMinute - b.startMinute;

const follows = (earlier: Slot, later: Slot): boolean =>
  isSameDay(earlier, later) && earlier.court === later.court && earlier.endMinute === later.startMinute;

const joined = (block: Block, { endMinute, price, remark, players = [] }: SelectedSlot): Block => ({
  ...block,
  endMinute,
  price: sumOfCents([block.price, price]),
  remark: block.remark || (remark ?? ''),
  players: block.players.length > 0 ? block.players : players,
});

/** product.md §4, decisions.md P13: sorted, and merged where one slot ends when the next begins on the same court and day. */
export const mergeSlots = (slots: readonly SelectedSlot[]): readonly Block[] =>
  slots.toSorted(compareSlots).reduce<readonly Block[]>((blocks, slot) => {
    const last = blocks.at(-1);
    if (last && follows(last, slot)) return [...blocks.slice(0, -1), joined(last, slot)];
    return [...blocks, { ...slot, remark: slot.remark ?? '', players: slot.players ?? [] }];
  }, []);

/** Minutes and cents of the whole selection. */
export const totalsOf = (slots: readonly SelectedSlot[]): Readonly<{ duration: number; price: Cents }> => ({
  duration: slots.reduce((sum, slot) => sum + minutesOf(slot), 0),
  price: sumOfCents(slots.map(({ price }) => price)),
});
