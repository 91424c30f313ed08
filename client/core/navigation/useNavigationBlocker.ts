import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';

/** The router numbers the pages of this visit. */
const entrySchema = v.object({ idx: v.number() });
const numberOf = (state: unknown): number | null => {
  const parsed = v.safeParse(entrySchema, state);
  return parsed.success ? parsed.output.idx : null;
};

/** Whether a click opens its link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && ![metaKey, ctrlKey, shiftKey, altKey].includes(true);

/** The other page of ours that a click opens in this tab; null for all other clicks. */
const pathOf = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || link.target !== '' || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash;
};

/** Older browsers have none. */
const navigations = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/**
 * Blocks leaving a page while `isDirty`: `isAsking` until the user calls `stay` or `leave`. The declarative router has
 * no blocker of its own, so clicks on links are intercepted, and the browser's own buttons before they navigate: the router would hear
 * of it first, because Chromium calls the listeners of `popstate` in the order in which they were added. Where the browser cannot say
 * beforehand, it is after the navigation.
 */
export const useNavigationBlocker = (isDirty: boolean) => {
  const navigate = useNavigate();
  const [pendingNavigation, setPendingNavigation] = useState<{ go: () => void } | null>(null);
  const here = useRef<number | null>(null);
  const isRestoringHistory = useRef(false);
  const isLeaving = useRef(false);

  const catchLink = useEffectEvent((event: MouseEvent) => {
    const path = pathOf(event);
    if (path === null) return;
    event.preventDefault();
    setPendingNavigation({ go: () => void navigate(path) });
  });
  const catchTraversal = useEffectEvent((event: NavigateEvent) => {
    const { key, sameDocument } = event.destination;
    // What the browser does not let us stop, or what closes the page, is for the listeners below.
    if (isLeaving.current || event.navigationType !== 'traverse' || !event.cancelable || !sameDocument) return;
    event.preventDefault();
    setPendingNavigation({ go: () => void navigations()?.traverseTo(key) });
  });
  const catchBack = useEffectEvent((event: PopStateEvent) => {
    if (isLeaving.current) return;
    const [from, to] = [here.current, numberOf(event.state)];
    if (isRestoringHistory.current) {
      isRestoringHistory.current = false;
      event.stopImmediatePropagation();
      return;
    }
    if (from === null || to === null || from === to) return;
    event.stopImmediatePropagation();
    isRestoringHistory.current = true;
    window.history.go(from - to);
    setPendingNavigation({ go: () => window.history.go(to - from) });
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    here.current = numberOf(window.history.state);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', catchLink, true);
    navigations()?.addEventListener('navigate', catchTraversal);
    window.addEventListener('popstate', catchBack, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', catchLink, true);
      navigations()?.removeEventListener('navigate', catchTraversal);
      window.removeEventListener('popstate', catchBack, true);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);

  return {
    isAsking: pendingNavigation !== null,
    stay: () => setPendingNavigation(null),
    leave: () => {
      isLeaving.current = true;
      setPendingNavigation(null);
      pendingNavigation?.go();
    },
  };
};
