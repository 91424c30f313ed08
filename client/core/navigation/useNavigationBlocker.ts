import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Traversal, catchTraversals } from './catchTraversals.ts';

/** Whether a click opens its link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && ![metaKey, ctrlKey, shiftKey, altKey].includes(true);

/** The other page of ours that a click opens in this tab; null for all other clicks. */
const pathOf = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || link.target !== '' || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash;
};

/**
 * Blocks leaving a page while `isDirty`: `isAsking` until the user calls `stay` or `leave`. The declarative router has no blocker of its own, so
 * clicks on links are intercepted, and the browser's own buttons.
 */
export const useNavigationBlocker = (isDirty: boolean) => {
  const navigate = useNavigate();
  const [pendingNavigation, setPendingNavigation] = useState<Traversal | null>(null);

  const catchLink = useEffectEvent((event: MouseEvent) => {
    const path = pathOf(event);
    if (path === null) return;
    event.preventDefault();
    setPendingNavigation({ go: () => void navigate(path) });
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const endCatching = catchTraversals(setPendingNavigation);
    document.addEventListener('click', catchLink, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      endCatching();
      document.removeEventListener('click', catchLink, true);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);

  return {
    isAsking: pendingNavigation !== null,
    stay: () => setPendingNavigation(null),
    leave: () => {
      setPendingNavigation(null);
      pendingNavigation?.go();
    },
  };
};
