import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/useSession.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import type { Carried } from '../auth/carried.ts';
import { useAuthPath } from '../auth/useAuthPath.ts';
import type { MailedCode } from '../auth/useMailedCode.ts';
import { useGuestVerification } from './useGuestVerification.ts';

/** Where to go from here: whoever is signed in goes on, everybody else signs in first. */
const WayOn = ({ credential }: { credential: string }) => {
  const { t } = useTranslation('auth');
  const { state } = useSession();
  const authPath = useAuthPath();
  if (state.status === 'signedIn') return <ButtonLink to="/booking">{t(($) => $.guestVerify.toBooking)}</ButtonLink>;
  return (
    <ButtonLink to={authPath('login')} state={{ credential, done: 'emailConfirmed' } satisfies Carried}>
      {t(($) => $.toLogin)}
    </ButtonLink>
  );
};

/** What became of the link, and the next step. */
export const GuestVerification = ({ mailed }: { mailed: MailedCode }) => {
  const { t } = useTranslation('auth');
  const core = useTranslation('core');
  const authPath = useAuthPath();
  const { verification, tryAgain } = useGuestVerification(mailed);
  switch (verification.status) {
    case 'running':
      return (
        <p role="status">
          <Spinner /> {t(($) => $.guestVerify.running)}
        </p>
      );
    case 'done':
    case 'already':
      return (
        <>
          <NoticeBox kind="success" role="status">
            {t(($) => (verification.status === 'done' ? $.guestVerify.done : $.guestVerify.already))}
          </NoticeBox>
          <WayOn credential={mailed.credential} />
        </>
      );
    case 'over':
      return (
        <>
          <NoticeBox kind="warning" role="alert">
            {t(($) => $.guestVerify.over)}
          </NoticeBox>
          <ButtonLink to={authPath('resend-mail')} state={{ mail: 'GUEST_VERIFY' } satisfies Carried}>
            {t(($) => $.reset.newLink)}
          </ButtonLink>
        </>
      );
    case 'failed':
      return (
        <RefusalNotice refusal={verification.error}>
          <Button look="secondary" onClick={tryAgain}>
            {core.t(($) => $.retry)}
          </Button>
        </RefusalNotice>
      );
  }
};
