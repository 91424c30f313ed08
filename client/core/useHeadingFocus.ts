import { createContext, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type ValueStore, createValueStore } from './valueStore.ts';

/** Path of the page that was shown last; null until the first. */
export const createShownPage = (): ValueStore<string | null> => createValueStore<string | null>(null);

export const ShownPageContext = createContext(createShownPage());

/**
 * The heading of a page: gets the focus when its page replaces another one, so that a screen reader starts there.
 * The very first page leaves the focus alone, so that the skip link stays the first stop.
 */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = use(ShownPageContext);
  const { pathname } = useLocation();
  useEffect(() => {
    const last = shown.read();
    if (last !== null && last !== pathname) heading.current?.focus({ preventScroll: true });
    shown.write(pathname);
  }, [shown, pathname]);
  return heading;
};
