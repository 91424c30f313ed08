import type { Position } from '@platzwart/contracts/core';
import { type LogEntry, decodeLog } from './decodeLog.ts';
import type { ProjectionContext } from './projectionContext.ts';

/** Reads the log in pages, decoded: `behind(position)` is what follows it; empty at the end of the log. */
export type LogPages = Readonly<{ behind: (position: Position | null) => Promise<readonly LogEntry[]> }>;

const eventsPerPage = 5_000;
/** One that is being written, one that waits for its turn, one that is on its way. */
const rememberedPages = 3;

/**
 * For whoever reads the whole log. Several that read side by side share each page, read and decoded once; one that falls far behind
 * the others reads for itself.
 */
export const openLogPages = ({ store, decoders }: Pick<ProjectionContext, 'store' | 'decoders'>): LogPages => {
  const remembered = new Map<Position | null, Promise<readonly LogEntry[]>>();

  const read = async (after: Position | null): Promise<readonly LogEntry[]> => {
    const events = await store.readAll({ after, limit: eventsPerPage });
    // The end of the log moves on: who asks again later has to look again.
    if (events.length < eventsPerPage) remembered.delete(after);
    return decodeLog(events, decoders);
  };
  return {
    behind: (position) => {
      const known = remembered.get(position);
      if (known) return known;
      const page = read(position);
      remembered.set(position, page);
      // It may be asked for ahead and then not be needed; whoever awaits it still sees the failure.
      page.catch(() => remembered.delete(position));
      for (const oldest of [...remembered.keys()].slice(0, -rememberedPages)) remembered.delete(oldest);
      return page;
    },
  };
};
