import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ServerRefusal } from '../../core/serverRefusal.ts';
import { useErrorText } from '../../core/useErrorText.ts';
import { useSession } from '../../core/useSession.ts';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { useCarried } from '../auth/carried.ts';

/**
 * Why one is here: something is done, a session ended or a page asked for one, else a friendly note
 * (LOGIN_REQUIRED; product.md §2, decisions.md C14).
 */
export const LoginNotice = () => {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { done } = useCarried();
  const { state } = useSession();
  const [params] = useSearchParams();
  const because = state.status === 'signedOut' ? state.because : 'neverSignedIn';
  if (done) return <NoticeBox kind="success">{t(($) => $.login[done])}</NoticeBox>;
  if (because === 'expired') return <NoticeBox kind="warning">{t(($) => $.login.expired)}</NoticeBox>;
  if (because === 'left') return <NoticeBox kind="success">{t(($) => $.login.left)}</NoticeBox>;
  return (
    <NoticeBox kind={params.has('returnTo') ? 'warning' : 'info'}>
      {errorText(new ServerRefusal('LOGIN_REQUIRED'))}
    </NoticeBox>
  );
};
