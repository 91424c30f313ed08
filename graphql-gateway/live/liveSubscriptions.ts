import type { LiveSources } from '../core/liveTopic.ts';
import { type FrameOptions, frameExecutor } from './executeFrame.ts';
import { type TopicOptions, topicOpener } from './openTopic.ts';
import { type SharedSubscriptions, shareSubscriptions } from './sharedSubscriptions.ts';

export type LiveSubscriptionOptions = Omit<TopicOptions, 'sources'> &
  FrameOptions &
  Readonly<{ features: readonly Readonly<{ liveSources?: LiveSources }>[] }>;

/** The subscriptions of all sockets, on the live sources of all features. */
export const openLiveSubscriptions = ({ features, ...options }: LiveSubscriptionOptions): SharedSubscriptions => {
  const sources = features.reduce<LiveSources>((all, { liveSources }) => ({ ...all, ...liveSources }), {});
  return shareSubscriptions({
    openTopic: topicOpener({ ...options, sources }),
    executeFrame: frameExecutor(options),
    onError: (error) => options.onServerError(error, null),
  });
};
