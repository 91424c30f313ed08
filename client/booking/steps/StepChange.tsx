import { type ReactNode, useEffect, useState } from 'react';
import styled from '@emotion/styled';

/** Longer than two taps of one double tap are apart. */
const pauseMilliseconds = 400;

const Root = styled('div')(({ theme }) => ({
  '&[data-settling="true"]': {
    pointerEvents: 'none',
    // Over the whole window: where a button of the step before was, the new one can have a link of the page's footer.
    '&::after': { content: '""', position: 'fixed', zIndex: theme.zIndex.tooltip, inset: 0, pointerEvents: 'auto' },
  },
}));

/**
 * Ignores taps for a moment after `step` has become another one: the second tap of a double tap was meant for what was there
 * before. Each of them begins the moment anew, because a third one can follow. Keys need no pause, because a new step takes the
 * focus to its heading.
 */
export const StepChange = ({ step, children }: { step: string; children: ReactNode }) => {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    if (settled === step) return;
    const settle = () => setSettled(step);
    let timer = setTimeout(settle, pauseMilliseconds);
    const beginAnew = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, pauseMilliseconds);
    };
    window.addEventListener('pointerdown', beginAnew);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', beginAnew);
    };
  }, [settled, step]);
  return <Root data-settling={settled !== step}>{children}</Root>;
};
