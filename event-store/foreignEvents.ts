import type { ForeignEvents } from './eventStore.ts';

/** A note for the operator where a store holds events that are not the club's; null where it holds none, as far as it was read. */
export const describeForeignEvents = ({ events, isWhole }: ForeignEvents): string | null =>
  events === 0
    ? null
    : `${isWhole ? '' : 'at least '}${events} events of this EventStoreDB are not the club’s: they are in other streams, and nothing reads them`;
