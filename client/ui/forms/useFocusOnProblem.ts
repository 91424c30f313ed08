import { useEffect } from 'react';

/**
 * While it is mounted, sending a form with something wrong moves the focus to its first field that is wrong (product.md §9), also in a
 * dialog. What is wrong is drawn after the event, so that the field is looked for in the next frame.
 */
export const useFocusOnProblem = (): void =>
  useEffect(() => {
    const focus = ({ target }: Event) =>
      void requestAnimationFrame(() => {
        if (target instanceof HTMLElement) target.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      });
    document.addEventListener('submit', focus);
    return () => document.removeEventListener('submit', focus);
  }, []);
