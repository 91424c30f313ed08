import type { Frame, LiveTopic } from '../core/liveTopic.ts';
import type { ReadModelState, ReadReadModelStates } from '../core/readModelStates.ts';

export type ReadModelFrame = Frame & Readonly<{ state: ReadModelState }>;

const millisecondsBetweenReads = 1_000;

/**
 * Tells its followers which read models have changed, once a second: all of them at first. The states are asked for only while somebody
 * follows; a projection-service that does not answer changes nothing.
 */
export const readModelFeed = (read: ReadReadModelStates): LiveTopic<ReadModelFrame> => {
  const followers = new Set<(frame: ReadModelFrame) => void>();
  const told = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (state: ReadModelState): void => {
    const content = JSON.stringify(state);
    if (told.get(state.name) === content) return;
    told.set(state.name, content);
    // All read models share one topic: a frame is sent whatever the position of the one before it.
    for (const follower of followers) follower({ position: state.position ?? '0', isRebuilt: true, state });
  };
  const round = (): void => {
    read().then(
      (states) => states.forEach(tell),
      () => undefined,
    );
  };
  return {
    follow: (listener) => {
      followers.add(listener);
      told.clear();
      timer ??= setInterval(round, millisecondsBetweenReads);
      return () => {
        followers.delete(listener);
        if (followers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    resume: null,
  };
};
