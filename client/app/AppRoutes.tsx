import { Navigate, Route, Routes } from 'react-router-dom';
import { startPage } from '../club/clubRoutes.ts';
import { useSession } from '../core/session/useSession.ts';
import { Guarded } from './Guarded.tsx';
import { Main } from './Main.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { areas } from './areas.ts';
import { notFoundPage } from './notFoundChunk.ts';
import { openPages } from './openFeatures.ts';

/** The plan for people who are signed in, the start page for everybody else. */
const Start = () =>
  useSession().state.status === 'signedIn' ? <Navigate replace to="/booking" /> : <startPage.page.Page />;

/**
 * Every address of the site (product.md §2); after the login a visitor returns to the protected page that required it.
 */
export const AppRoutes = () => (
  <Routes>
    {areas.map(({ path, guard, Routes: AreaRoutes }) => (
      <Route
        key={path}
        path={`${path}/*`}
        element={
          // The admin's guard asks the server, so that it needs a session, and a boundary while it waits.
          <Guarded guard={guard === 'admin' ? 'signedIn' : guard}>
            <PageBoundary wrapper={Main}>
              <Guarded guard={guard}>
                <AreaRoutes />
              </Guarded>
            </PageBoundary>
          </Guarded>
        }
      />
    ))}
    <Route element={<PageOutlet />}>
      <Route path="/" element={<Start />} />
      {openPages.map((registered) => (
        <Route
          key={registered.path}
          path={registered.path}
          element={
            <Guarded guard={registered.guard}>
              <registered.page.Page />
            </Guarded>
          }
        />
      ))}
      <Route path="*" element={<notFoundPage.Page />} />
    </Route>
  </Routes>
);
