import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../core/formatCountdown.ts';
import { useLanguage } from '../../core/language.ts';
import { codeOf } from '../../core/serverRefusal.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import type { Carried } from '../auth/carried.ts';
import { useAuthPath } from '../auth/useAuthPath.ts';

type LoginRefusalProps = { refusal: Error | null; secondsToWait: number; credential: string };

/** Why one was not let in, and what helps: to wait, or the e-mail that confirms the account. */
export const LoginRefusal = ({ refusal, secondsToWait, credential }: LoginRefusalProps) => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const authPath = useAuthPath();
  return (
    <RefusalNotice refusal={refusal}>
      {secondsToWait > 0 && (
        // The clock is to be looked at: read aloud each second, it would drown everything else.
        <span role="timer" aria-live="off">
          {t(($) => $.login.wait, { time: formatCountdown(secondsToWait, language) })}
        </span>
      )}
      {codeOf(refusal) === 'ERR_USER_NOT_VERIFIED' && (
        <ButtonLink
          look="secondary"
          to={authPath('resend-mail')}
          state={{ credential, mail: 'GUEST_VERIFY' } satisfies Carried}
        >
          {t(($) => $.login.resend)}
        </ButtonLink>
      )}
    </RefusalNotice>
  );
};
