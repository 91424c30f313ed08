import { type ReactNode, useEffect, useRef } from 'react';
import styled from '@emotion/styled';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: 760,
  marginInline: 'auto',
  '& > h2': { ...theme.typography.h2, margin: 0 },
  '& > h2:focus': { outline: 'none' },
}));
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 14rem' },
}));

/** One step after the plan: a reader starts at its heading, and its ways on and back are at its end. */
export const StepFrame = ({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Root>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <Actions>{actions}</Actions>
    </Root>
  );
};
