import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useSession } from '../../core/session/useSession.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { useAuthLocationState } from '../auth/authLocationState.ts';

/**
 * Why the login is shown: after a completed action, an ended session or a page that requires one (LOGIN_REQUIRED;
 * product.md §2); everybody else is welcomed (decisions.md C14).
 */
export const LoginNotice = () => {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { done } = useAuthLocationState();
  const { state } = useSession();
  const [params] = useSearchParams();
  const reason = state.status === 'signedOut' ? state.reason : 'neverSignedIn';
  if (done) return <NoticeBox kind="success">{t(($) => $.login[done])}</NoticeBox>;
  if (reason === 'expired') return <NoticeBox kind="warning">{t(($) => $.login.expired)}</NoticeBox>;
  if (reason === 'left') return <NoticeBox kind="success">{t(($) => $.login.left)}</NoticeBox>;
  if (!params.has('returnTo')) return <NoticeBox kind="info">{t(($) => $.login.welcome)}</NoticeBox>;
  return <NoticeBox kind="warning">{errorText(new ServerRefusal('LOGIN_REQUIRED'))}</NoticeBox>;
};
