import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { Main } from './Main.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSession } from './RequireSession.tsx';
import { authRoutes } from './authRoutes.tsx';
import {
  bookingPage,
  dashboardArea,
  dashboardPages,
  imprintPage,
  myBookingsPage,
  notFoundPage,
  privacyPage,
} from './pages.ts';
import { profileRoutes } from './profileRoutes.tsx';

/** One page at a time: a new address begins anew, in whichever area it lies. */
const OnePage = () => (
  <Main>
    <PageBoundary key={useLocation().pathname}>
      <Outlet />
    </PageBoundary>
  </Main>
);

const ForSignedIn = () => (
  <RequireSession>
    <Outlet />
  </RequireSession>
);

/** Its frame stays while its pages change. */
const Dashboard = () => (
  <RequireSession>
    <PageBoundary around={Main}>
      <RequireAdmin>
        <dashboardArea.Page />
      </RequireAdmin>
    </PageBoundary>
  </RequireSession>
);

/** Every address there is (product.md §2); a signed-out visitor of a protected one comes back to it after the login. */
export const AppRoutes = () => (
  <Routes>
    <Route path="/dashboard" element={<Dashboard />}>
      <Route element={<OnePage />}>
        <Route index element={<dashboardPages.overview.Page />} />
        <Route path="user" element={<dashboardPages.users.Page />} />
        <Route path="user/new" element={<dashboardPages.newUser.Page />} />
        <Route path="user/import" element={<dashboardPages.importUsers.Page />} />
        <Route path="user/:userID/edit" element={<dashboardPages.editUser.Page />} />
        <Route path="mail" element={<dashboardPages.mails.Page />} />
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Route>
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
