import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/useSession.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import type { Carried } from '../auth/carried.ts';
import { useAuthPath } from '../auth/useAuthPath.ts';
import type { Outcome } from './useConfirmation.ts';

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

type ConfirmationOutcomeProps = { outcome: Outcome; credential: string };

/** What became of the link, and the next step. */
export const ConfirmationOutcome = ({ outcome, credential }: ConfirmationOutcomeProps) => {
  const { t } = useTranslation('auth');
  const authPath = useAuthPath();
  if (outcome === 'over')
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
  return (
    <>
      <NoticeBox kind="success" role="status">
        {t(($) => $.guestVerify[outcome])}
      </NoticeBox>
      <WayOn credential={credential} />
    </>
  );
};
