import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { Main } from './Main.tsx';
import { OnePage } from './OnePage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSession } from './RequireSession.tsx';
import { authRoutes } from './authRoutes.tsx';
import { bookingPage, dashboardRoutes, imprintPage, myBookingsPage, notFoundPage, privacyPage } from './pages.ts';
import { profileRoutes } from './profileRoutes.tsx';

const ForSignedIn = () => (
  <RequireSession>
    <Outlet />
  </RequireSession>
);

const Dashboard = () => (
  <RequireSession>
    <PageBoundary around={Main}>
      <RequireAdmin>
        <dashboardRoutes.Page />
      </RequireAdmin>
    </PageBoundary>
  </RequireSession>
);

/** Every address there is (product.md §2); a signed-out visitor of a protected one comes back to it after the login. */
export const AppRoutes = () => (
  <Routes>
    <Route path="/dashboard/*" element={<Dashboard />} />
    <Route element={<OnePage />}>
      <Route path="/" element={<Navigate replace to="/booking" />} />
      <Route path="/home/imprint" element={<imprintPage.Page />} />
      <Route path="/home/privacy" element={<privacyPage.Page />} />
      {authRoutes}
      <Route element={<ForSignedIn />}>
        <Route path="/booking" element={<bookingPage.Page />} />
        <Route path="/user/bookings" element={<myBookingsPage.Page />} />
        {profileRoutes}
      </Route>
      <Route path="*" element={<notFoundPage.Page />} />
    </Route>
  </Routes>
);
