import { type Disposable, type IEnvironment, graphql, requestSubscription } from 'relay-runtime';
import type { followSettingsSubscription } from '../../__generated__/followSettingsSubscription.graphql.ts';

const subscription = graphql`
  subscription followSettingsSubscription {
    settingsChanged {
      position
    }
  }
`;

type Followed = Readonly<{ listeners: Set<() => void>; running: Disposable }>;
/** One subscription for each session, however many parts of the screen follow it. */
const followed = new WeakMap<IEnvironment, Followed>();

const start = (environment: IEnvironment): Followed => {
  const listeners = new Set<() => void>();
  const running = requestSubscription<followSettingsSubscription>(environment, {
    subscription,
    variables: {},
    onNext: () => listeners.forEach((listener) => listener()),
    // Without it a screen shows the settings of when it was opened.
    onError: () => undefined,
  });
  const started = { listeners, running };
  followed.set(environment, started);
  return started;
};

/** Calls `listener` after each change of the club's settings, until the returned function is called. */
export const followSettings = (environment: IEnvironment, listener: () => void): (() => void) => {
  const { listeners, running } = followed.get(environment) ?? start(environment);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    running.dispose();
    followed.delete(environment);
  };
};
