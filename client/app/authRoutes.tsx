import { Outlet, Route } from 'react-router-dom';
import { OnlyWhereGuestsAreWelcome } from './OnlyWhereGuestsAreWelcome.tsx';
import { OnlyWithoutSession } from './OnlyWithoutSession.tsx';
import {
  forgotPasswordPage,
  guestVerifyPage,
  loginPage,
  registerPage,
  resendMailPage,
  resetPasswordPage,
  verifyPage,
} from './pages.ts';

/** The pages that lead into the club (product.md §2). */
export const authRoutes = (
  <Route path="/auth">
    <Route
      element={
        <OnlyWithoutSession>
          <Outlet />
        </OnlyWithoutSession>
      }
    >
      <Route path="login" element={<loginPage.Page />} />
      <Route path="forgot-password" element={<forgotPasswordPage.Page />} />
      <Route path="reset-password" element={<resetPasswordPage.Page />} />
      <Route path="verify" element={<verifyPage.Page />} />
      <Route path="resend-mail" element={<resendMailPage.Page />} />
      <Route
        path="register"
        element={
          <OnlyWhereGuestsAreWelcome>
            <registerPage.Page />
          </OnlyWhereGuestsAreWelcome>
        }
      />
    </Route>
    {/* Also confirms the new address of somebody who is signed in. */}
    <Route path="guest-verify" element={<guestVerifyPage.Page />} />
  </Route>
);
