import { Navigate, Route } from 'react-router-dom';
import { changePasswordPage, myDataPage, personalPage, securityPage } from './pages.ts';

/** What a person keeps about themselves (product.md §2); the index is the personal data (decisions.md W12). */
export const profileRoutes = (
  <Route path="/user/profile">
    <Route index element={<Navigate replace to="/user/profile/personal" />} />
    <Route path="personal" element={<personalPage.Page />} />
    <Route path="change-password" element={<changePasswordPage.Page />} />
    <Route path="security" element={<securityPage.Page />} />
    <Route path="my-data" element={<myDataPage.Page />} />
  </Route>
);
