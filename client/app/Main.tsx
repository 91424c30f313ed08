import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { headerHeight } from '../ui/theme/shape.ts';

/** At least as high as the window, so that content that loads late does not move the footer. */
const Root = styled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: `calc(100svh - ${headerHeight.phone}px)`,
  [theme.breakpoints.up('md')]: { minHeight: `calc(100svh - ${headerHeight.desktop}px)` },
  '&:focus': { outline: 'none' },
  '@media print': { minHeight: 0 },
}));

/** The main content: the target of the skip link, below header and menus. */
export const Main = ({ children }: { children: ReactNode }) => (
  <Root id="content" tabIndex={-1}>
    {children}
  </Root>
);
