import type { LogEntry } from './decodeLog.ts';
import { type Place, placeBehind } from '@platzwart/event-store/place';
import type { Logged, ReadModel } from './readModel.ts';
import type { Poison } from './stopping.ts';

/** A stretch of the log: everything behind `from` up to and with `to`. */
export type Page = Readonly<{
  from: Place;
  to: ReturnType<typeof placeBehind>;
  entries: readonly LogEntry[];
  /** Of the commands behind it, where somebody traces them (W3C trace context). */
  traces?: readonly string[];
}>;

/** What of the page is for this read model: the events it handles, up to one that it handles but nobody can decode. */
export const shareOf = (
  { handles }: ReadModel,
  { entries }: Page,
): Readonly<{ events: readonly Logged[]; undecodable: Poison | null }> => {
  const handled = new Set(handles);
  const events: Logged[] = [];
  for (const entry of entries) {
    if (!handled.has(entry.type)) continue;
    if (entry.state === 'undecodable') return { events, undecodable: entry };
    if (entry.state === 'decoded') events.push(entry.logged);
  }
  return { events, undecodable: null };
};

/** Where a read model stands that stopped at `poison`: behind the event before it. */
export const standBefore = ({ from, entries }: Page, poison: Poison): Readonly<{ place: Place; passed: number }> => {
  const passed = entries.findIndex(({ position }) => position === poison.position);
  const before = entries[passed - 1];
  return { place: before ? placeBehind(before) : from, passed };
};
