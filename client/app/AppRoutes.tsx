import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { OnlyWithoutSession } from './OnlyWithoutSession.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RequireSession } from './RequireSession.tsx';
import { bookingPage, loginPage, myBookingsPage, notFoundPage } from './pages.ts';

/** Every address there is (product.md §2); a signed-out visitor of a protected one comes back to it after the login. */
export const AppRoutes = () => (
  <PageBoundary key={useLocation().pathname}>
    <Routes>
      <Route path="/" element={<Navigate replace to="/booking" />} />
      <Route
        path="/auth/login"
        element={
          <OnlyWithoutSession>
            <loginPage.Page />
          </OnlyWithoutSession>
        }
      />
      <Route
        path="/booking"
        element={
          <RequireSession>
            <bookingPage.Page />
          </RequireSession>
        }
      />
      <Route
        path="/user/bookings"
        element={
          <RequireSession>
            <myBookingsPage.Page />
          </RequireSession>
        }
      />
      <Route path="*" element={<notFoundPage.Page />} />
    </Routes>
  </PageBoundary>
);
