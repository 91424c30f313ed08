import { useNavigate } from 'react-router-dom';
import type { AuthLocationState } from '../auth/authLocationState.ts';
import { useAuthPath } from '../auth/useAuthPath.ts';
import { useLogin } from '../login/useLogin.ts';
import { useVerifyUser } from './useVerifyUser.ts';
import type { VerifyForm } from './verifySchema.ts';

/** Sets up the account and signs in; where only signing in fails, the login says that the account is ready. */
export const useFirstLogin = () => {
  const authPath = useAuthPath();
  const navigate = useNavigate();
  const { verifyUser, isBusy: isVerifying } = useVerifyUser();
  const { login, isBusy: isSigningIn } = useLogin();
  const firstLogin = (
    { credential, code, password }: Pick<VerifyForm, 'credential' | 'code' | 'password'>,
    onRefused: (error: Error) => void,
  ) => {
    const goToLogin = () =>
      void navigate(authPath('login'), { state: { credential, done: 'accountReady' } satisfies AuthLocationState });
    verifyUser({ credential, code, password }, { onDone: () => login({ credential, password }, goToLogin), onRefused });
  };
  return { firstLogin, isBusy: isVerifying || isSigningIn };
};
