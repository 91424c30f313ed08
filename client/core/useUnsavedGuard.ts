import { useEffect, useRef, useState } from 'react';

type Departure = () => void;

/** Where a tap on a link of ours would lead away from this page; null for all other taps. */
const linkUnder = (event: MouseEvent): HTMLAnchorElement | null => {
  const opensTab = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (opensTab || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  return link && leadsAway(link) ? link : null;
};
const leadsAway = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && target === '' && pathname !== window.location.pathname;

/**
 * Keeps what was typed from being lost: while `isDirty`, a way out (a link, the back button) is held up, and `departure` says how
 * to go on with it. The browser itself asks before the tab is closed or reloaded.
 */
export const useUnsavedGuard = (isDirty: boolean) => {
  const [departure, setDeparture] = useState<Departure | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    // One entry more of the same page: the back button takes that one first, and is noticed.
    window.history.pushState(window.history.state, '', window.location.href);
    const holdLink = (event: MouseEvent) => {
      const link = linkUnder(event);
      if (!link || isLeaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setDeparture(() => () => link.click());
    };
    const holdBack = () => {
      if (isLeaving.current) return;
      window.history.pushState(window.history.state, '', window.location.href);
      setDeparture(() => () => window.history.go(-2));
    };
    const holdTab = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', holdLink, { capture: true });
    window.addEventListener('popstate', holdBack);
    window.addEventListener('beforeunload', holdTab);
    return () => {
      document.removeEventListener('click', holdLink, { capture: true });
      window.removeEventListener('popstate', holdBack);
      window.removeEventListener('beforeunload', holdTab);
    };
  }, [isDirty]);
  return {
    isAsking: departure !== null,
    stay: () => setDeparture(null),
    leave: () => {
      isLeaving.current = true;
      departure?.();
    },
  };
};
