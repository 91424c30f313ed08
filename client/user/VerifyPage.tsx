import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link.tsx';
import { AuthCard } from './auth/AuthCard.tsx';
import { AuthLinks } from './auth/AuthLinks.tsx';
import { type Carried, useCarried } from './auth/carried.ts';
import { useAuthPath } from './auth/useAuthPath.ts';
import { useMailedCode } from './auth/useMailedCode.ts';
import { VerifyForm } from './verify/VerifyForm.tsx';

/** A member's first login with the initial code, by hand or by the invitation's link (decisions.md U4). */
export const VerifyPage = () => {
  const { t } = useTranslation('auth');
  const authPath = useAuthPath();
  const mailed = useMailedCode();
  const carried = useCarried();
  const credential = mailed.credential || carried.credential;
  return (
    <AuthCard title={t(($) => $.verify.title)}>
      <VerifyForm mailed={{ credential, code: mailed.code }} />
      <AuthLinks>
        <li>
          {t(($) => $.verify.noCode)}{' '}
          <Link to={authPath('resend-mail')} state={{ credential, mail: 'INIT_CODE' } satisfies Carried}>
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
