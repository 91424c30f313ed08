import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Main } from './Main.tsx';
import { OnePage } from './OnePage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSession } from './RequireSession.tsx';
import { authRoutes } from './authRoutes.tsx';
import { bookingPage, dashboardRoutes, imprintPage, notFoundPage, privacyPage, userRoutes } from './pages.ts';

/** An area of its own, which comes with its routes and keeps its frame while its pages change. */
const Area = ({ children }: { children: ReactNode }) => (
  <RequireSession>
    <PageBoundary around={Main}>{children}</PageBoundary>
  </RequireSession>
);

const Dashboard = () => (
  <Area>
    <RequireAdmin>
      <dashboardRoutes.Page />
    </RequireAdmin>
  </Area>
);

const Own = () => (
  <Area>
    <userRoutes.Page />
  </Area>
);

const Booking = () => (
  <RequireSession>
    <bookingPage.Page />
  </RequireSession>
);

/** Every address there is (product.md §2); a signed-out visitor of a protected one comes back to it after the login. */
export const AppRoutes = () => (
  <Routes>
    <Route path="/dashboard/*" element={<Dashboard />} />
    <Route path="/user/*" element={<Own />} />
    <Route element={<OnePage />}>
      <Route path="/" element={<Navigate replace to="/booking" />} />
      <Route path="/home/imprint" element={<imprintPage.Page />} />
      <Route path="/home/privacy" element={<privacyPage.Page />} />
      {authRoutes}
      <Route path="/booking" element={<Booking />} />
      <Route path="*" element={<notFoundPage.Page />} />
    </Route>
  </Routes>
);
