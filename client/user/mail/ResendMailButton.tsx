import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../core/formatting/formatCountdown.ts';
import { useLanguage } from '../../core/texts/language.ts';
import { useNotify } from '../../core/notices.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useSecondsUntil } from '../../core/time/useSecondsUntil.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { MailForm } from './mailSchema.ts';
import { useSendMail } from './useSendMail.ts';

/** The server sends one e-mail a minute (decisions.md U6); earlier requests would have no effect. */
const pauseMilliseconds = 60_000;

/** Sends the e-mail again, after a minute. Shown once an e-mail was sent. */
export const ResendMailButton = ({ mail }: { mail: MailForm }) => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const errorText = useErrorText();
  const notify = useNotify();
  const [nextAt, setNextAt] = useState(() => Date.now() + pauseMilliseconds);
  const seconds = useSecondsUntil(nextAt);
  const { send, isBusy } = useSendMail();
  const resend = () =>
    send(mail, {
      onDone: () => {
        setNextAt(Date.now() + pauseMilliseconds);
        notify({ kind: 'success', text: t(($) => $.sent.done) });
      },
      onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
  return (
    <>
      <p>{t(($) => $.sent.spam)}</p>
      <Button variant="secondary" isBusy={isBusy} disabled={seconds > 0} onClick={resend}>
        {seconds > 0 ? t(($) => $.sent.againIn, { time: formatCountdown(seconds, language) }) : t(($) => $.sent.again)}
      </Button>
    </>
  );
};
