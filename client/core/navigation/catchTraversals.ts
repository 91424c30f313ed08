import * as v from 'valibot';

/** The router numbers the pages of this visit. */
const entrySchema = v.looseObject({ idx: v.number() });
const numberOf = (state: unknown): number | null => {
  const parsed = v.safeParse(entrySchema, state);
  return parsed.success ? parsed.output.idx : null;
};

/** Older browsers have none. */
const navigations = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/** A step through the history by the browser's own buttons that was stopped; `go` carries it out after all. */
export type Traversal = Readonly<{ go: () => void }>;
type Handler = (traversal: Traversal) => void;

/** What is open over the page, or has something unsaved; the newest is asked. */
const handlers: Handler[] = [];
/** The number of the entry that is shown. */
let here: number | null = null;
/** A step that could not be stopped is being taken back. */
let isRestoring = false;
/** The next traversal is one that was stopped before. */
let isPassing = false;

const stop = (go: () => void): void =>
  handlers.at(-1)?.({
    go: () => {
      isPassing = true;
      go();
    },
  });

const catchTraversal = (event: NavigateEvent): void => {
  const { key, sameDocument } = event.destination;
  if (handlers.length === 0) return;
  // What the browser does not let us stop, or what closes the page, is for the listener below.
  if (isPassing || event.navigationType !== 'traverse' || !event.cancelable || !sameDocument) return;
  event.preventDefault();
  stop(() => void navigations()?.traverseTo(key));
};

const catchPopState = (event: PopStateEvent): void => {
  if (isPassing) {
    isPassing = false;
    return;
  }
  if (isRestoring) {
    isRestoring = false;
    event.stopImmediatePropagation();
    if (handlers.length === 0) stopListening();
    return;
  }
  const [from, to] = [here, numberOf(event.state)];
  if (from === null || to === null || from === to) return;
  event.stopImmediatePropagation();
  isRestoring = true;
  window.history.go(from - to);
  stop(() => window.history.go(to - from));
};

const listen = (): void => {
  isPassing = false;
  navigations()?.addEventListener('navigate', catchTraversal);
  window.addEventListener('popstate', catchPopState, true);
};

const stopListening = (): void => {
  navigations()?.removeEventListener('navigate', catchTraversal);
  window.removeEventListener('popstate', catchPopState, true);
};

/**
 * Gives the first page of the visit a second entry, so that Back first leads from one to the other: before it is another site, or a page that
 * was loaded anew, and no browser lets a page stop the step to those.
 */
export const guardFirstEntry = (): void => {
  const parsed = v.safeParse(entrySchema, window.history.state);
  if (parsed.success && parsed.output.idx === 0) window.history.pushState({ ...parsed.output, idx: 1 }, '');
};

/**
 * From now on the browser's Back and Forward are stopped, and `handler` is told, unless a newer one is there. The declarative router has no
 * blocker of its own, so they are caught before they navigate: the router would hear of it first, because Chromium calls the listeners of
 * `popstate` in the order in which they were added. Where the browser cannot say beforehand, the step is taken back after it. Returns the end.
 */
export const catchTraversals = (handler: Handler): (() => void) => {
  if (handlers.length === 0) listen();
  here = numberOf(window.history.state);
  handlers.push(handler);
  return () => {
    handlers.splice(handlers.lastIndexOf(handler), 1);
    // A step that is taken back arrives later.
    if (handlers.length === 0 && !isRestoring) stopListening();
  };
};
