import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type AuthPage = 'login' | 'forgot-password' | 'verify' | 'resend-mail' | 'register';

/** The address of another page of sign-in and registration, which keeps the same `returnTo`. */
export const useAuthPath = (): ((page: AuthPage) => string) => {
  const [params] = useSearchParams();
  const returnTo = params.get('returnTo');
  return useCallback(
    (page) => (returnTo === null ? `/auth/${page}` : `/auth/${page}?${new URLSearchParams({ returnTo }).toString()}`),
    [returnTo],
  );
};
