import type { Frame } from '../core/liveTopic.ts';

/** One frame for all subscribers of a group: the JSON bytes of a GraphQL response, and its position. */
export type Payload = Frame & Readonly<{ bytes: Buffer }>;

export type Subscriber = Readonly<{
  deliver: (payload: Payload) => void;
  /** Sends the missed frames first, then those buffered meanwhile, without a gap and never going back. */
  catchUp: (missed: Payload) => void;
}>;

/** `isWaiting`: frames are buffered until `catchUp`. */
export const subscriber = (send: (bytes: Buffer) => void, isWaiting: boolean): Subscriber => {
  let buffered: Payload[] | null = isWaiting ? [] : null;
  let seen = '';
  const deliver = (payload: Payload): void => {
    if (buffered) buffered.push(payload);
    else if (payload.isRebuilt || payload.position > seen) {
      seen = payload.position;
      send(payload.bytes);
    }
  };
  return {
    deliver,
    catchUp: (missed) => {
      const later = buffered ?? [];
      buffered = null;
      seen = missed.position;
      send(missed.bytes);
      later.forEach(deliver);
    },
  };
};
