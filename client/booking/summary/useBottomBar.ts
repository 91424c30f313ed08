import { useLayoutEffect, useRef } from 'react';

const variable = '--pw-bottom-bar';

/** For a bar that is fixed to the bottom: tells the rest of the page how high it is, so that it covers nothing for good. */
export const useBottomBar = () => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const measure = () => root.setProperty(variable, `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      root.removeProperty(variable);
    };
  }, []);
  return bar;
};
