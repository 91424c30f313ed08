import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../core/formatCountdown.ts';
import { useLanguage } from '../../core/language.ts';
import { useNotify } from '../../core/notices.ts';
import { useErrorText } from '../../core/useErrorText.ts';
import { useSecondsUntil } from '../../core/useSecondsUntil.ts';
import { Button } from '../../ui/Button.tsx';
import type { MailForm } from './mailSchema.ts';
import { useSendMail } from './useSendMail.ts';

/** The server sends one letter a minute (decisions.md U6); sooner it would only say that it did. */
const pauseMilliseconds = 60_000;

/** Not there? Once more, after a minute. Shown from when a letter was sent. */
export const SendAgain = ({ letter }: { letter: MailForm }) => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const errorText = useErrorText();
  const notify = useNotify();
  const [nextAt, setNextAt] = useState(() => Date.now() + pauseMilliseconds);
  const seconds = useSecondsUntil(nextAt);
  const { send, isBusy } = useSendMail();
  const sendAgain = () =>
    send(letter, {
      onDone: () => {
        setNextAt(Date.now() + pauseMilliseconds);
        notify({ kind: 'success', text: t(($) => $.sent.done) });
      },
      onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
  return (
    <>
      <p>{t(($) => $.sent.spam)}</p>
      <Button look="secondary" isBusy={isBusy} disabled={seconds > 0} onClick={sendAgain}>
        {seconds > 0 ? t(($) => $.sent.againIn, { time: formatCountdown(seconds, language) }) : t(($) => $.sent.again)}
      </Button>
    </>
  );
};
