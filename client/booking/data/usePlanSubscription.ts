import { useEffect, useEffectEvent, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import type { LocalDate, Position } from '@platzwart/contracts/core';
import { afterPaint } from '../../core/loading/afterPaint.ts';
import type { LiveMessage, PlanListener } from './listenToPlan.ts';

/** The subscription starts after the plan is loaded: its code is loaded after the plan is painted. */
const loadListening = afterPaint(() => import('./listenToPlan.ts'));

type Topic = Readonly<{
  sport: string;
  date: LocalDate;
  /** Position of the day in the store; null as long as it is not loaded. */
  since: Position | null;
  /** A changed number restarts the subscription from the current position of the day. */
  attempt: number;
}>;

/**
 * Subscribes to one day of one sport, from the loaded plan's position on, so that nothing between loading and
 * subscribing is missed. The next subscription starts before the last one ends: without any, the socket would close in
 * between.
 */
export const usePlanSubscription = ({ sport, date, since, attempt }: Topic, listener: PlanListener): void => {
  const environment = useRelayEnvironment();
  const current = useRef<Disposable | null>(null);
  const currentTurn = useRef<symbol | null>(null);
  const isLoaded = since !== null;
  const handleMessage = useEffectEvent((message: LiveMessage) => listener.onMessage(message));
  const handleRefusal = useEffectEvent(listener.onRefused);
  const start = useEffectEvent(async () => {
    const turn = Symbol(date);
    currentTurn.current = turn;
    const { listenToPlan } = await loadListening();
    if (currentTurn.current !== turn) return;
    const last = current.current;
    const topic = { sport, date, since };
    current.current = listenToPlan(environment, topic, { onMessage: handleMessage, onRefused: handleRefusal });
    last?.dispose();
  });
  useEffect(() => {
    if (isLoaded) start().catch(() => handleRefusal());
  }, [sport, date, isLoaded, attempt, environment]);
  useEffect(
    () => () => {
      currentTurn.current = null;
      current.current?.dispose();
      current.current = null;
    },
    [],
  );
};
