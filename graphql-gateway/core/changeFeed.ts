import type { Frame, LiveTopic } from './liveTopic.ts';
import type { ReadModelChange } from './readModelPositions.ts';

/** Tells every follower of each change of a read model, without saying what it was. */
export const changeFeed = () => {
  const followers = new Set<(frame: Frame) => void>();
  const topic: LiveTopic = {
    follow: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    resume: null,
  };
  return {
    topic: () => topic,
    advance: ({ position, isRebuilt }: ReadModelChange): void => {
      for (const listener of followers) listener({ position: position ?? '0', isRebuilt });
    },
  };
};
