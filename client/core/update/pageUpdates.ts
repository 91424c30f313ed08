import { createContext, use } from 'react';
import { buildHeader } from '@platzwart/contracts/core';
import { createValueStore } from '../valueStore.ts';

/** What this page knows about a newer build than its own. */
export type PageUpdates = Readonly<{
  /** The build that the server has; `unknown` where it only refused what this page sends; null as long as it has this one. */
  read: () => string | null;
  subscribe: (listener: () => void) => () => void;
  /** The build that an answer or a greeting named; null where it named none. */
  noteBuild: (build: string | null) => void;
  /** The server no longer knows what this page sends. */
  noteOutdated: () => void;
  /** The fields in the page that were typed into. */
  changed: ReadonlySet<Node>;
  /** Pages that nobody reloads, which are open now. */
  selfReloading: Set<symbol>;
}>;

/** The build of this page, as its `<meta>` names it; null in development. */
export const buildOfPage = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${buildHeader}"]`)?.content ?? null;

const unknown = 'unknown';

export const createPageUpdates = (own: string | null): PageUpdates => {
  const { read, subscribe, write } = createValueStore<string | null>(null);
  const changed = new Set<Node>();
  const noteField = ({ target }: Event): void => {
    if (target instanceof Node) changed.add(target);
    for (const field of changed) if (!field.isConnected) changed.delete(field);
  };
  const change = (build: string | null): void => {
    if (build !== read()) write(build);
  };
  // From the beginning: what acts on it is loaded later.
  for (const event of ['input', 'change']) document.addEventListener(event, noteField, true);
  return {
    read,
    subscribe,
    noteBuild: (build) => {
      if (!own || !build) return;
      if (build !== own) change(build);
      // The update was taken back, or other servers still have this build.
      else if (read() !== unknown) change(null);
    },
    noteOutdated: () => change(read() ?? unknown),
    changed,
    selfReloading: new Set(),
  };
};

export const PageUpdatesContext = createContext<PageUpdates>(createPageUpdates(null));
export const usePageUpdates = (): PageUpdates => use(PageUpdatesContext);
