import { type AppendRequest, appendRequest, confirmRequest } from '../../../event-store/appendRequest.ts';
import { createWakeUpSignal } from '../../../event-store/wakeUpSignal.ts';
import type { EventStore, RecordedEvent } from '../../../event-store/eventStore.ts';
import { followEvents } from '../../../event-store/postgres/followEvents.ts';
import type { Wire } from '../world/wire.ts';
import type { MemoryLog } from './memoryLog.ts';

type Way = Readonly<{
  wire: Wire;
  /** Delivers, or loses, the notification of an append. */
  notify: (ring: () => void) => void;
  /** Changes a page of a subscription on delivery; it is never empty and always a contiguous range of the log. */
  delivered?: (page: readonly RecordedEvent[]) => readonly RecordedEvent[];
}>;

const saying = ({ stream, expected, events }: AppendRequest): string =>
  `append ${events.map(({ id }) => id.slice(0, 8)).join(' ')} to ${stream} behind ${expected}`;

/** An event store with a log in memory behind a simulated connection. Subscriptions work as in the PostgreSQL adapter. */
export const storeOver = (log: MemoryLog, { wire, notify, delivered = (page) => page }: Way): EventStore => {
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const wakeUpSignal = createWakeUpSignal();
  const stopListening = log.listen(() => notify(wakeUpSignal.raise));
  const readAll: EventStore['readAll'] = ({ after, limit }) => wire('read the log', () => log.readAll(after, limit));
  const followed: EventStore['readAll'] = async (options) => delivered(await readAll(options));
  // The end of the log as known to this process: every answer carries it.
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
    countForeign: () => Promise.resolve({ events: 0, isWhole: true }),
    subscribe: followEvents({ readAll: followed, wakeUpSignal, closed: closing.signal }),
    close: async () => {
      closing.abort();
      stopListening();
      await Promise.allSettled(underWay);
    },
  };
};
