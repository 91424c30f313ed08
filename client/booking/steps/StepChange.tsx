import { type ReactNode, useEffect, useState } from 'react';
import styled from '@emotion/styled';

/** Longer than two taps of one double tap are apart. */
const pauseMilliseconds = 400;

const Root = styled('div')({ '&[data-settling="true"]': { pointerEvents: 'none' } });

/**
 * Ignores taps for a moment after `step` has become another one: the second tap of a double tap was meant for what was there
 * before. Keys need no pause, because a new step takes the focus to its heading.
 */
export const StepChange = ({ step, children }: { step: string; children: ReactNode }) => {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [step]);
  return <Root data-settling={settled !== step}>{children}</Root>;
};
