import { type ComponentType, createElement, useEffect } from 'react';
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import { type Params, useParams } from 'react-router-dom';
import type { IEnvironment, OperationType } from 'relay-runtime';
import { useRetryKey } from '../relay/retryKey.ts';
import { type LazyPage, lazyPage } from './lazyPage.ts';

/** The queries of a page, by the names of the page's props. */
export type PreloadedQueries = Readonly<Record<string, PreloadedQuery<OperationType>>>;

/** Starts a page's queries with `loadQuery`; `params` are those of its route. */
export type Preload<Queries extends PreloadedQueries> = (
  environment: IEnvironment,
  params: Readonly<Params>,
) => Queries;

type Start = Readonly<{ environment: IEnvironment; params: Readonly<Params>; attempt: number }>;
type Started<Queries> = { environment: IEnvironment; key: string; queries: Queries; holders: number };

const dispose = (queries: PreloadedQueries): void => Object.values(queries).forEach((query) => query.dispose());

/**
 * Starts the queries of one page once for each route and attempt, however often the page is rendered before they are
 * answered.
 */
const createStarter = <Queries extends PreloadedQueries>(preload: Preload<Queries>) => {
  let current: Started<Queries> | undefined;
  const end = (started: Started<Queries>): void => {
    if (started.holders > 0) return;
    dispose(started.queries);
    if (current === started) current = undefined;
  };
  return {
    start: ({ environment, params, attempt }: Start): Started<Queries> => {
      const key = JSON.stringify({ params, attempt });
      if (current?.environment === environment && current.key === key) return current;
      if (current) end(current);
      current = { environment, key, queries: preload(environment, params), holders: 0 };
      return current;
    },
    /**
     * Keeps the queries until the returned function is called; one turn longer, because React may unmount a page and
     * mount it again.
     */
    hold: (started: Started<Queries>) => {
      started.holders += 1;
      return () => {
        started.holders -= 1;
        setTimeout(() => end(started));
      };
    },
  };
};

/**
 * A page in its own chunk, whose queries start when its route matches: together with the chunk, not after it. They are
 * passed to the page as props for `usePreloadedQuery`, start again with every "try again" and are disposed of with the
 * page.
 */
export const preloadedPage = <Queries extends PreloadedQueries>(
  load: () => Promise<ComponentType<Queries>>,
  preload: Preload<Queries>,
): LazyPage => {
  const part = lazyPage(load);
  const { start, hold } = createStarter(preload);
  const Page = () => {
    const environment = useRelayEnvironment();
    const started = start({ environment, params: useParams(), attempt: useRetryKey() });
    useEffect(() => hold(started), [started]);
    return createElement(part.Page, started.queries);
  };
  return { Page, preload: part.preload };
};
