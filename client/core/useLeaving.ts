import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';

/** The router numbers the pages of this visit. */
const entrySchema = v.object({ idx: v.number() });
const numberOf = (state: unknown): number | null => {
  const parsed = v.safeParse(entrySchema, state);
  return parsed.success ? parsed.output.idx : null;
};

/** Whether a click opens its link in this tab, as most do. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && ![metaKey, ctrlKey, shiftKey, altKey].includes(true);

/** The other page of ours that a click leads to in this tab; null for all other clicks. */
const pathOf = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || link.target !== '' || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash;
};

/**
 * Holds whoever is about to leave a page while `isDirty`: `isAsking` until they `stay` or `leave`. The declarative router has
 * no blocker of its own, so links are caught where they are clicked and the browser's back button where it arrives.
 */
export const useLeaving = (isDirty: boolean) => {
  const navigate = useNavigate();
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  const here = useRef<number | null>(null);
  const isPassing = useRef(false);
  const isFree = useRef(false);

  const catchLink = useEffectEvent((event: MouseEvent) => {
    const path = pathOf(event);
    if (path === null) return;
    event.preventDefault();
    setWay({ go: () => void navigate(path) });
  });
  const catchBack = useEffectEvent((event: PopStateEvent) => {
    if (isFree.current) return;
    const [from, to] = [here.current, numberOf(event.state)];
    if (isPassing.current) {
      isPassing.current = false;
      event.stopImmediatePropagation();
      return;
    }
    if (from === null || to === null || from === to) return;
    event.stopImmediatePropagation();
    isPassing.current = true;
    window.history.go(from - to);
    setWay({ go: () => window.history.go(to - from) });
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    here.current = numberOf(window.history.state);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', catchLink, true);
    window.addEventListener('popstate', catchBack, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', catchLink, true);
      window.removeEventListener('popstate', catchBack, true);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);

  return {
    isAsking: way !== null,
    stay: () => setWay(null),
    leave: () => {
      isFree.current = true;
      setWay(null);
      way?.go();
    },
  };
};
