import type { LogEntry } from './decodeLog.ts';
import { type LogPosition, logPositionAfter } from '@platzwart/event-store/log-position';
import type { Logged, ReadModel } from './readModel.ts';
import type { Poison } from './poisonEvents.ts';

/** Events per page when writing to the served tables: the checkpoint stays locked while a page is written. */
export const pageSize = 5_000;

/** A range of the log: everything after `from` up to and including `to`. */
export type Page = Readonly<{
  from: LogPosition;
  to: ReturnType<typeof logPositionAfter>;
  entries: readonly LogEntry[];
  /** Trace contexts of the commands that caused the events, if they were traced (W3C trace context). */
  traces?: readonly string[];
}>;

/** The part of the page for this read model: the events that it handles, up to the first of them that cannot be decoded. */
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

/** The position of a read model that stopped at `poison`: after the event before it. */
export const positionBefore = (
  { from, entries }: Page,
  poison: Poison,
): Readonly<{ logPosition: LogPosition; passed: number }> => {
  const passed = entries.findIndex(({ position }) => position === poison.position);
  const before = entries[passed - 1];
  return { logPosition: before ? logPositionAfter(before) : from, passed };
};
