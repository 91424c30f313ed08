import { Outlet, useLocation } from 'react-router-dom';
import { Main } from './Main.tsx';
import { PageBoundary } from './PageBoundary.tsx';

/** One page at a time: a new address begins anew, in whichever area it lies. */
export const OnePage = () => (
  <Main>
    <PageBoundary key={useLocation().pathname}>
      <Outlet />
    </PageBoundary>
  </Main>
);
