import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type Disposable, type IEnvironment, graphql, requestSubscription } from 'relay-runtime';
import type { useSettingsChangesSubscription } from '../../__generated__/useSettingsChangesSubscription.graphql.ts';
import { useReconnects } from './useReconnects.ts';

const subscription = graphql`
  subscription useSettingsChangesSubscription {
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
  const running = requestSubscription<useSettingsChangesSubscription>(environment, {
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

const follow = (environment: IEnvironment, listener: () => void): (() => void) => {
  const { listeners, running } = followed.get(environment) ?? start(environment);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    running.dispose();
    followed.delete(environment);
  };
};

/** Calls `onChange` after each change of the club's settings, and after each gap in the live connection. */
export const useSettingsChanges = (onChange: () => void): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  const change = useEffectEvent(onChange);
  useEffect(() => follow(environment, () => change()), [environment]);
  useEffect(() => {
    if (reconnects > 0) change();
  }, [reconnects]);
};
