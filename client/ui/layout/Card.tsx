import { type ReactNode, useId } from 'react';
import styled from '@emotion/styled';
import { radius } from '../theme/shape.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6) },
  '& > p': { margin: 0 },
  '@media print': { padding: 0, border: 0, breakInside: 'avoid' },
}));
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

type CardProps = {
  /** Omitted where the page's own heading says the same. */
  title?: string;
  children: ReactNode;
};

/** One subject of a page, under its own heading. */
export const Card = ({ title, children }: CardProps) => {
  const id = useId();
  if (title === undefined) return <Root>{children}</Root>;
  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Root>
  );
};
