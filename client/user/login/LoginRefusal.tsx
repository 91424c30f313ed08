import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../core/formatting/formatCountdown.ts';
import { useLanguage } from '../../core/texts/language.ts';
import { codeOf } from '../../core/errors/serverRefusal.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import type { AuthLocationState } from '../auth/authLocationState.ts';
import { useAuthPath } from '../auth/useAuthPath.ts';
import { fewAttemptsLeft } from './fewAttemptsLeft.ts';

type LoginRefusalProps = { refusal: Error | null; retrySeconds: number; credential: string };

/** Why the login was refused, and the remedy: care, patience, or the e-mail that confirms the account. */
export const LoginRefusal = ({ refusal, retrySeconds, credential }: LoginRefusalProps) => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const authPath = useAuthPath();
  const attemptsLeft = fewAttemptsLeft(refusal);
  return (
    <RefusalNotice refusal={refusal}>
      {attemptsLeft !== null && <strong>{t(($) => $.login.attemptsLeft, { count: attemptsLeft })}</strong>}
      {retrySeconds > 0 && (
        // The countdown is not announced, because reading it each second would suppress everything else.
        <span role="timer" aria-live="off">
          {t(($) => $.login.wait, { time: formatCountdown(retrySeconds, language) })}
        </span>
      )}
      {codeOf(refusal) === 'ERR_USER_NOT_VERIFIED' && (
        <ButtonLink
          variant="secondary"
          to={authPath('resend-mail')}
          state={{ credential, mail: 'GUEST_VERIFY' } satisfies AuthLocationState}
        >
          {t(($) => $.login.resend)}
        </ButtonLink>
      )}
    </RefusalNotice>
  );
};
