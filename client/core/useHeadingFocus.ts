import { createContext, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Path of the page that was shown last; null until the first. */
export const ShownPageContext = createContext<{ path: string | null }>({ path: null });

/**
 * The heading of a page: gets the focus when its page replaces another one, so that a screen reader starts there.
 * The very first page leaves the focus alone, so that the skip link stays the first stop.
 */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = use(ShownPageContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (shown.path !== null && shown.path !== pathname) heading.current?.focus({ preventScroll: true });
    shown.path = pathname;
  }, [shown, pathname]);
  return heading;
};
