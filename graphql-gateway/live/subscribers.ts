import type { Frame } from './liveTopic.ts';

/** One frame as everybody in a group gets it: the JSON bytes of a GraphQL answer, and the position it leads to. */
export type Payload = Frame & Readonly<{ bytes: Buffer }>;

export type Subscriber = Readonly<{
  deliver: (payload: Payload) => void;
  /** Sends what was missed first, then what has been held back meanwhile, without a gap and without a step back. */
  catchUp: (missed: Payload) => void;
}>;

/** `isWaiting`: frames are held back until `catchUp`. */
export const subscriber = (send: (bytes: Buffer) => void, isWaiting: boolean): Subscriber => {
  let held: Payload[] | null = isWaiting ? [] : null;
  let seen = '';
  const deliver = (payload: Payload): void => {
    if (held) held.push(payload);
    else if (payload.isAnew || payload.position > seen) {
      seen = payload.position;
      send(payload.bytes);
    }
  };
  return {
    deliver,
    catchUp: (missed) => {
      const later = held ?? [];
      held = null;
      seen = missed.position;
      send(missed.bytes);
      later.forEach(deliver);
    },
  };
};
