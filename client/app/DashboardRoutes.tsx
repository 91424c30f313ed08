import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../core/lazyPage.ts';
import { DashboardArea } from '../dashboard/DashboardArea.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OnePage } from './OnePage.tsx';

const overviewPage = lazyPage(async () => (await import('../dashboard/OverviewPage.tsx')).OverviewPage);
const usersPage = lazyPage(async () => (await import('../dashboard/UsersPage.tsx')).UsersPage);
const newUserPage = lazyPage(async () => (await import('../dashboard/NewUserPage.tsx')).NewUserPage);
const editUserPage = lazyPage(async () => (await import('../dashboard/EditUserPage.tsx')).EditUserPage);
const importPage = lazyPage(async () => (await import('../dashboard/ImportPage.tsx')).ImportPage);
const mailsPage = lazyPage(async () => (await import('../dashboard/MailsPage.tsx')).MailsPage);

/** The club's administration (product.md §2): a part of its own, which no member has to load. Its frame stays while its pages change. */
export const DashboardRoutes = () => (
  <Routes>
    <Route element={<DashboardArea />}>
      <Route element={<OnePage />}>
        <Route index element={<overviewPage.Page />} />
        <Route path="user" element={<usersPage.Page />} />
        <Route path="user/new" element={<newUserPage.Page />} />
        <Route path="user/import" element={<importPage.Page />} />
        <Route path="user/:userID/edit" element={<editUserPage.Page />} />
        <Route path="mail" element={<mailsPage.Page />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
  </Routes>
);
