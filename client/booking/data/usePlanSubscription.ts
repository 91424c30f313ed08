import { useEffect, useEffectEvent, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import type { LocalDate, Position } from '@platzwart/contracts/core';
import { loadOnce } from '../../core/loadChunk.ts';
import { whenIdle } from '../../core/whenIdle.ts';
import type { PlanListener } from './listenToPlan.ts';
import type { LiveMessage } from './liveChanges.ts';

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve));

/** Listening begins when there is a plan to be kept fresh: its code comes after the plan is painted. */
const loadListening = loadOnce(async () => {
  await idle();
  return import('./listenToPlan.ts');
});

type Topic = Readonly<{
  sport: string;
  date: LocalDate;
  /** Position of the plan as it was loaded; null as long as it is not. */
  since: Position | null;
  /** Another number starts the subscription again, from where its last message left it. */
  attempt: number;
}>;

/**
 * Listens to one day of one sport, from the loaded plan on, so that nothing between loading and listening is missed.
 * The next subscription starts before the last one ends: without any, the socket would close in between.
 */
export const usePlanSubscription = ({ sport, date, since, attempt }: Topic, listener: PlanListener): void => {
  const environment = useRelayEnvironment();
  const current = useRef<Disposable | null>(null);
  const wanted = useRef<symbol | null>(null);
  const reached = useRef<Position | null>(null);
  const isLoaded = since !== null;
  const hear = useEffectEvent((message: LiveMessage) => {
    reached.current = message.position;
    listener.onMessage(message);
  });
  const refuse = useEffectEvent(listener.onRefused);
  const start = useEffectEvent(async () => {
    const turn = Symbol(date);
    wanted.current = turn;
    const { listenToPlan } = await loadListening();
    if (wanted.current !== turn) return;
    const last = current.current;
    const topic = { sport, date, since: reached.current ?? since };
    current.current = listenToPlan(environment, topic, { onMessage: hear, onRefused: refuse });
    last?.dispose();
  });
  useEffect(() => {
    reached.current = null;
  }, [sport, date]);
  useEffect(() => {
    if (isLoaded) start().catch(() => refuse());
  }, [sport, date, isLoaded, attempt, environment]);
  useEffect(
    () => () => {
      wanted.current = null;
      current.current?.dispose();
      current.current = null;
    },
    [],
  );
};
