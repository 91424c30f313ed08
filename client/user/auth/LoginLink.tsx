import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/buttons/Link.tsx';
import { AuthLinks } from './AuthLinks.tsx';
import { useAuthPath } from './useAuthPath.ts';

/** A link back to the login. */
export const LoginLink = () => {
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
