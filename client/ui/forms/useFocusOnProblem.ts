import { useEffect } from 'react';
import { focusOnProblem } from './focusOnProblem.ts';

/** While it is mounted, sending a form with something wrong moves the focus to its first field that is wrong, also in a dialog. */
export const useFocusOnProblem = (): void =>
  useEffect(() => {
    const focus = ({ target }: Event) => focusOnProblem(target instanceof Element ? target : null);
    document.addEventListener('submit', focus);
    return () => document.removeEventListener('submit', focus);
  }, []);
