import type { PeopleCache } from '../core/peopleCache.ts';
import type { LiveSources } from '../core/liveTopic.ts';
import { type FrameOptions, frameExecutor } from './executeFrame.ts';
import { type Viewer, viewerOf } from '../core/viewer.ts';
import { type TopicOptions, topicOpener } from './openTopic.ts';
import { type SharedSubscriptions, shareSubscriptions } from './sharedSubscriptions.ts';

export type LiveSubscriptionOptions = Omit<TopicOptions, 'sources'> &
  FrameOptions &
  Readonly<{
    features: readonly Readonly<{ liveSources?: LiveSources }>[];
    people: Pick<PeopleCache, 'find'>;
  }>;

/** Null where the person may no longer listen as they did when they joined. */
const viewerNow = async (people: Pick<PeopleCache, 'find'>, { principal, person }: Viewer): Promise<Viewer | null> => {
  const today = person && (await people.find(person.personId));
  return today?.active === true && today.role === principal ? viewerOf(today) : null;
};

/** The subscriptions of all sockets, on the live sources of all features. */
export const openLiveSubscriptions = ({
  features,
  people,
  ...options
}: LiveSubscriptionOptions): SharedSubscriptions => {
  const sources = features.reduce<LiveSources>((all, { liveSources }) => ({ ...all, ...liveSources }), {});
  return shareSubscriptions({
    openTopic: topicOpener({ ...options, sources }),
    viewerNow: (joined) => viewerNow(people, joined),
    executeFrame: frameExecutor(options),
    onError: (error) => options.onServerError(error, null),
  });
};
