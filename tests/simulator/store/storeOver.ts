import { type AppendRequest, appendRequest, confirmRequest } from '../../../event-store/appendRequest.ts';
import { createBell } from '../../../event-store/bell.ts';
import type { EventStore, RecordedEvent } from '../../../event-store/eventStore.ts';
import { followEvents } from '../../../event-store/postgres/followEvents.ts';
import type { Wire } from '../world/wire.ts';
import type { MemoryLog } from './memoryLog.ts';

type Way = Readonly<{
  wire: Wire;
  /** Brings, or loses, the news that something was appended. */
  notify: (ring: () => void) => void;
  /** What a page of a subscription looks like when it gets here; never empty, always a run of the log. */
  delivered?: (page: readonly RecordedEvent[]) => readonly RecordedEvent[];
}>;

const saying = ({ stream, expected, events }: AppendRequest): string =>
  `append ${events.map(({ id }) => id.slice(0, 8)).join(' ')} to ${stream} behind ${expected}`;

/** An event store whose log is in memory and at the other end of a wire. Following is that of the PostgreSQL adapter. */
export const storeOver = (log: MemoryLog, { wire, notify, delivered = (page) => page }: Way): EventStore => {
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const bell = createBell();
  const stopListening = log.listen(() => notify(bell.ring));
  const readAll: EventStore['readAll'] = ({ after, limit }) => wire('read the log', () => log.readAll(after, limit));
  const followed: EventStore['readAll'] = async (options) => delivered(await readAll(options));
  // What this process knows of it: every answer brings it along.
  let fence = log.fence();
  const send = async <Result>(what: string, work: () => Result): Promise<Result> => {
    const answer = wire(what, () => ({ result: work(), fence: log.fence() }));
    underWay.add(answer);
    const answered = await answer.finally(() => underWay.delete(answer));
    fence = Math.max(fence, answered.fence);
    return answered.result;
  };
  const append: EventStore['append'] = async (...appended) => {
    const request = appendRequest(...appended);
    const begun = fence;
    return send(saying(request), () => log.append(request, begun));
  };
  const confirm: EventStore['confirm'] = async (...place) => {
    const request = confirmRequest(...place);
    return send(`confirm that ${request.stream} ends at ${request.expected}`, () => log.confirm(request));
  };
  return {
    append,
    confirm,
    readAll,
    read: (stream, { from = 0, limit = Infinity } = {}) =>
      wire(`read ${stream} from ${from}`, () => log.read(stream, from, limit)),
    head: () => wire('look for the head', () => log.head()),
    subscribe: followEvents({ readAll: followed, bell, closed: closing.signal }),
    close: async () => {
      closing.abort();
      stopListening();
      await Promise.allSettled(underWay);
    },
  };
};
