import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session/useSession.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import type { AuthLocationState } from '../auth/authLocationState.ts';
import { useAuthPath } from '../auth/useAuthPath.ts';
import type { Outcome } from './useConfirmation.ts';

/** The next step: signed-in visitors continue, all others sign in first. */
const NextStepLink = ({ credential }: { credential: string }) => {
  const { t } = useTranslation('auth');
  const { state } = useSession();
  const authPath = useAuthPath();
  if (state.status === 'signedIn') return <ButtonLink to="/booking">{t(($) => $.guestVerify.toBooking)}</ButtonLink>;
  return (
    <ButtonLink to={authPath('login')} state={{ credential, done: 'emailConfirmed' } satisfies AuthLocationState}>
      {t(($) => $.toLogin)}
    </ButtonLink>
  );
};

type ConfirmationOutcomeProps = { outcome: Outcome; credential: string };

/** The result of the link, and the next step. */
export const ConfirmationOutcome = ({ outcome, credential }: ConfirmationOutcomeProps) => {
  const { t } = useTranslation('auth');
  const authPath = useAuthPath();
  if (outcome === 'over')
    return (
      <>
        <NoticeBox kind="warning" role="alert">
          {t(($) => $.guestVerify.over)}
        </NoticeBox>
        <ButtonLink to={authPath('resend-mail')} state={{ mail: 'GUEST_VERIFY' } satisfies AuthLocationState}>
          {t(($) => $.reset.newLink)}
        </ButtonLink>
      </>
    );
  return (
    <>
      <NoticeBox kind="success" role="status">
        {t(($) => $.guestVerify[outcome])}
      </NoticeBox>
      <NextStepLink credential={credential} />
    </>
  );
};
