import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ServerRefusal } from '../../core/serverRefusal.ts';
import { useErrorText } from '../../core/useErrorText.ts';
import { useSession } from '../../core/useSession.ts';
import { NoticeBox } from '../../ui/NoticeBox.tsx';

/**
 * Why one is here: a warning where a session ended or a page asked for one, else a friendly note
 * (LOGIN_REQUIRED; product.md §2, decisions.md C14).
 */
export const LoginNotice = () => {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { state } = useSession();
  const [params] = useSearchParams();
  const because = state.status === 'signedOut' ? state.because : 'neverSignedIn';
  if (because === 'expired') return <NoticeBox kind="warning">{t(($) => $.login.expired)}</NoticeBox>;
  if (because === 'left') return <NoticeBox kind="success">{t(($) => $.login.left)}</NoticeBox>;
  return (
    <NoticeBox kind={params.has('returnTo') ? 'warning' : 'info'}>
      {errorText(new ServerRefusal('LOGIN_REQUIRED'))}
    </NoticeBox>
  );
};
