import { useLayoutEffect, useRef } from 'react';

/**
 * Tells the rest of the page, by a CSS variable of its root, how high something is that stays in place while the page scrolls,
 * and what is above it while it does; 0 for what does not stay.
 */
export const useMeasuredHeight = (variable: `--pw-${string}`) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const measure = () => {
      if (!element.current) return;
      const { position, top } = getComputedStyle(element.current);
      const above = position === 'sticky' ? Number.parseFloat(top) || 0 : 0;
      root.setProperty(variable, position === 'static' ? '0px' : `${element.current.offsetHeight + above}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.removeProperty(variable);
    };
  }, [variable]);
  return element;
};
