import type { PersonId, Position } from '@platzwart/contracts/core';
import type { Frame, LiveTopic } from './liveTopic.ts';
import type { ReadModelChange } from './readModelPositions.ts';

type Follower = (frame: Frame) => void;

/**
 * Tells followers that rows of a read model have changed, without saying what they were: those of everything, and those of a person only where
 * a row is theirs. `changedSince` reads whose rows have changed after a position; it is called where somebody follows.
 */
export const personalFeed = (changedSince: (position: Position) => Promise<readonly PersonId[]>) => {
  const ofAll = new Set<Follower>();
  const ofPerson = new Map<PersonId, Set<Follower>>();
  let seen: Position | null = null;

  const topicOf = (followers: () => Set<Follower>, onEmpty: () => void): LiveTopic => ({
    follow: (listener) => {
      followers().add(listener);
      return () => {
        followers().delete(listener);
        if (followers().size === 0) onEmpty();
      };
    },
    resume: null,
  });
  const followersOf = (personId: PersonId): Set<Follower> => {
    const followers = ofPerson.get(personId) ?? new Set();
    ofPerson.set(personId, followers);
    return followers;
  };
  const concerned = async (since: Position | null): Promise<readonly PersonId[]> => {
    if (ofAll.size === 0 && ofPerson.size === 0) return [];
    return since === null ? [...ofPerson.keys()] : changedSince(since);
  };

  return {
    topicOfAll: () =>
      topicOf(
        () => ofAll,
        () => undefined,
      ),
    topicOf: (personId: PersonId) =>
      topicOf(
        () => followersOf(personId),
        () => ofPerson.delete(personId),
      ),
    advance: async ({ position, isRebuilt }: ReadModelChange): Promise<void> => {
      const since = isRebuilt ? null : seen;
      seen = position;
      const people = await concerned(since);
      const frame = { position: position ?? '0', isRebuilt };
      const listeners = people.flatMap((personId) => [...(ofPerson.get(personId) ?? [])]);
      for (const listener of since === null || people.length > 0 ? [...ofAll, ...listeners] : []) listener(frame);
    },
  };
};
