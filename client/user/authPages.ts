// One part: whoever lost a password or comes for the first time needs two or three of them, one after the other.
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { GuestVerifyPage } from './GuestVerifyPage.tsx';
export { RegisterPage } from './RegisterPage.tsx';
export { ResendMailPage } from './ResendMailPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { VerifyPage } from './VerifyPage.tsx';
