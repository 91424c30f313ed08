import type { Position } from '@platzwart/contracts/core';
import type { LogEntry } from './decodeLog.ts';
import type { Logged, ReadModel } from './readModel.ts';
import type { Poison } from './stopping.ts';

/** A stretch of the log: everything behind `from` up to and with `to`. */
export type Page = Readonly<{ from: Position | null; to: Position; entries: readonly LogEntry[] }>;

/** What of the page is for this read model: the events it handles, up to one that it handles but nobody can decode. */
export const shareOf = (
  model: ReadModel,
  { entries }: Page,
): Readonly<{ events: readonly Logged[]; undecodable: Poison | null }> => {
  const handled = entries.filter(({ type }) => model.handles.includes(type));
  const end = handled.findIndex(({ state }) => state === 'undecodable');
  const undecodable = handled[end];
  return {
    events: handled
      .slice(0, end < 0 ? undefined : end)
      .flatMap((entry) => (entry.state === 'decoded' ? [entry.logged] : [])),
    undecodable: undecodable?.state === 'undecodable' ? undecodable : null,
  };
};

/** Where a read model stands that stopped at `poison`: behind the event before it. */
export const standBefore = (
  { from, entries }: Page,
  poison: Poison,
): Readonly<{ position: Position | null; passed: number }> => {
  const passed = entries.findIndex(({ position }) => position === poison.position);
  return { position: entries[passed - 1]?.position ?? from, passed };
};
