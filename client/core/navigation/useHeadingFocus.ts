import { createContext, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type ValueStore, createValueStore } from '../valueStore.ts';

/** Path of the page that was shown last; null until the first. */
export const createShownPage = (): ValueStore<string | null> => createValueStore<string | null>(null);

export const ShownPageContext = createContext(createShownPage());

/**
 * The heading of a page: gets the focus when its page replaces another one, so that a screen reader starts there; also
 * when the page changes its `title`, and the focused element is gone. The first page does not move the focus, so that
 * the skip link stays the first stop.
 */
export const useHeadingFocus = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = use(ShownPageContext);
  const { pathname } = useLocation();
  useEffect(() => {
    const last = shown.read();
    if (last !== null && last !== pathname) heading.current?.focus({ preventScroll: true });
    shown.write(pathname);
  }, [shown, pathname]);
  const lastTitle = useRef(title);
  useEffect(() => {
    if (lastTitle.current !== title && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
      // The page after a long form may be short: scroll to its top.
      document.documentElement.scrollTop = 0;
    }
    lastTitle.current = title;
  }, [title]);
  return heading;
};
