import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { headerHeight } from '../ui/shape.ts';

/** As high as the window at least: the footer lies below it, and so nothing that arrives late pushes it about. */
const Root = styled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: `calc(100svh - ${headerHeight.phone}px)`,
  [theme.breakpoints.up('md')]: { minHeight: `calc(100svh - ${headerHeight.desktop}px)` },
  '&:focus': { outline: 'none' },
  '@media print': { minHeight: 0 },
}));

/** The page itself: where the skip link leads, behind header and menus. */
export const Main = ({ children }: { children: ReactNode }) => (
  <Root id="content" tabIndex={-1}>
    {children}
  </Root>
);
