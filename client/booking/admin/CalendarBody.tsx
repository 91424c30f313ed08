import type { ReactNode } from 'react';
import styled from '@emotion/styled';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('lg')]: { '&[data-split="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
  '@media print': { '&[data-split="true"]': { display: 'block' } },
}));

type CalendarBodyProps = { isSplit: boolean; side: ReactNode; children: ReactNode };

/** The view, and beside it what is open in the side panel. */
export const CalendarBody = ({ isSplit, side, children }: CalendarBodyProps) => (
  <Root data-split={isSplit}>
    {children}
    {side}
  </Root>
);
