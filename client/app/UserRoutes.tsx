import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from '../core/lazyPage.ts';
import { MyBookingsPage } from '../user/MyBookingsPage.tsx';
import { UserArea } from '../user/UserArea.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OnePage } from './OnePage.tsx';

const profilePages = () => import('../user/profilePages.ts');
const personalPage = lazyPage(async () => (await profilePages()).PersonalPage);
const changePasswordPage = lazyPage(async () => (await profilePages()).ChangePasswordPage);
const securityPage = lazyPage(async () => (await profilePages()).SecurityPage);
const myDataPage = lazyPage(async () => (await profilePages()).MyDataPage);

/** What belongs to the person who is signed in (product.md §2); the profile's index is the personal data (decisions.md W12). */
export const UserRoutes = () => (
  <Routes>
    <Route element={<UserArea />}>
      <Route element={<OnePage />}>
        <Route path="bookings" element={<MyBookingsPage />} />
        <Route path="profile" element={<Navigate replace to="/user/profile/personal" />} />
        <Route path="profile/personal" element={<personalPage.Page />} />
        <Route path="profile/change-password" element={<changePasswordPage.Page />} />
        <Route path="profile/security" element={<securityPage.Page />} />
        <Route path="profile/my-data" element={<myDataPage.Page />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
  </Routes>
);
