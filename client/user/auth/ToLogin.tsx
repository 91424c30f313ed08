import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link.tsx';
import { AuthLinks } from './AuthLinks.tsx';
import { useAuthPath } from './useAuthPath.ts';

/** The way back for who has a password after all. */
export const ToLogin = () => {
  const { t } = useTranslation('auth');
  const authPath = useAuthPath();
  return (
    <AuthLinks>
      <li>
        <Link to={authPath('login')}>{t(($) => $.toLogin)}</Link>
      </li>
    </AuthLinks>
  );
};
