import { useTranslation } from 'react-i18next';
import { Link } from '../ui/buttons/Link.tsx';
import { AuthCard } from './auth/AuthCard.tsx';
import { AuthLinks } from './auth/AuthLinks.tsx';
import { type AuthLocationState, useAuthLocationState } from './auth/authLocationState.ts';
import { useAuthPath } from './auth/useAuthPath.ts';
import { useMailedCode } from './auth/useMailedCode.ts';
import { VerifyForm } from './verify/VerifyForm.tsx';

/** A member's first login with the initial code, typed or from the invitation's link (decisions.md U4). */
export const VerifyPage = () => {
  const { t } = useTranslation('auth');
  const authPath = useAuthPath();
  const mailed = useMailedCode();
  const locationState = useAuthLocationState();
  const credential = mailed.credential || locationState.credential;
  return (
    <AuthCard title={t(($) => $.verify.title)}>
      <VerifyForm key={mailed.code} mailed={{ credential, code: mailed.code }} />
      <AuthLinks>
        <li>
          {t(($) => $.verify.noCode)}{' '}
          <Link to={authPath('resend-mail')} state={{ credential, mail: 'INIT_CODE' } satisfies AuthLocationState}>
            {t(($) => $.verify.resend)}
          </Link>
        </li>
        <li>
          <Link to={authPath('login')}>{t(($) => $.toLogin)}</Link>
        </li>
      </AuthLinks>
    </AuthCard>
  );
};
