import { type ReactNode, useEffect, useState } from 'react';
import styled from '@emotion/styled';

/** Longer than two taps of one double tap are apart. */
const pauseMilliseconds = 400;

const Root = styled('div')({ '&[data-settling="true"]': { pointerEvents: 'none' } });

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
