import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import styled from '@emotion/styled';
import { stepWidth } from './stepWidth.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  // Below the page's heading and as wide as StepProgress.
  maxWidth: stepWidth,
  '& > h2': { ...theme.typography.h2, margin: 0 },
  '& > h2:focus': { outline: 'none' },
}));

type StepFrameProps = { title: string; children: ReactNode; ref?: Ref<HTMLElement> };

/** One step after the plan: its heading gets the focus. */
export const StepFrame = ({ title, children, ref }: StepFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Root ref={ref}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Root>
  );
};
