import { useTranslation } from 'react-i18next';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { AuthLinks } from '../auth/AuthLinks.tsx';
import { useAuthPath } from '../auth/useAuthPath.ts';

/** Only where the club allows guests (product.md §2). */
const RegisterLine = () => {
  const { t } = useTranslation('auth');
  const { allowedGuests } = useClubInfos();
  const authPath = useAuthPath();
  if (!allowedGuests) return null;
  return (
    <li>
      {t(($) => $.login.noMember)} <Link to={authPath('register')}>{t(($) => $.login.toRegister)}</Link>
    </li>
  );
};

/** Links for people without a password. */
export const LoginLinks = () => {
  const { t } = useTranslation('auth');
  const authPath = useAuthPath();
  return (
    <AuthLinks>
      <li>
        <Link to={authPath('forgot-password')}>{t(($) => $.login.forgot)}</Link>
      </li>
      <li>
        {t(($) => $.login.firstTime)} <Link to={authPath('verify')}>{t(($) => $.login.toVerify)}</Link>
      </li>
      <SilentBoundary>
        <RegisterLine />
      </SilentBoundary>
    </AuthLinks>
  );
};
