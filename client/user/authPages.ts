// One chunk: visitors who lost a password or register need two or three of these pages, one after the other.
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { GuestVerifyPage } from './GuestVerifyPage.tsx';
export { RegisterPage } from './RegisterPage.tsx';
export { ResendMailPage } from './ResendMailPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { VerifyPage } from './VerifyPage.tsx';
