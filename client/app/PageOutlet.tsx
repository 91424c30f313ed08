import { Outlet, useLocation } from 'react-router-dom';
import { Main } from './Main.tsx';
import { PageBoundary } from './PageBoundary.tsx';

/** Shows one page at a time; a new address mounts a new page, in any area. */
export const PageOutlet = () => (
  <Main>
    <PageBoundary key={useLocation().pathname}>
      <Outlet />
    </PageBoundary>
  </Main>
);
