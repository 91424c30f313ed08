import { createContext, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type ValueStore, createValueStore } from './valueStore.ts';

/** Path of the page that was shown last; null until the first. */
export const createShownPage = (): ValueStore<string | null> => createValueStore<string | null>(null);

export const ShownPageContext = createContext(createShownPage());

/**
 * The heading of a page: gets the focus when its page replaces another one, so that a screen reader starts there; also where the page
 * itself turns into another, by its `title`, and what had the focus is gone. The very first page leaves the focus alone, so that the
 * skip link stays the first stop.
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
      // Behind a long form is something short, of which nobody shall miss the beginning.
      document.documentElement.scrollTop = 0;
    }
    lastTitle.current = title;
  }, [title]);
  return heading;
};
