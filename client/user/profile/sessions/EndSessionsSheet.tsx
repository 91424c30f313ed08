import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../core/notices.ts';
import { PasswordSheet } from '../PasswordSheet.tsx';
import { useEndSessions } from './useEndSessions.ts';

type EndSessionsSheetProps = { onEnded: () => void; onClose: () => void };

/** Asks for the password before all other devices are signed out. */
export const EndSessionsSheet = ({ onEnded, onClose }: EndSessionsSheetProps) => {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const { endSessions, isBusy } = useEndSessions();
  const end = (password: string, onRefused: (error: Error) => void) =>
    endSessions(password, {
      onDone: () => {
        onClose();
        onEnded();
        notify({ kind: 'success', text: t(($) => $.sessions.done) });
      },
      onRefused,
    });
  return (
    <PasswordSheet
      title={t(($) => $.sessions.question)}
      submit={{ label: t(($) => $.sessions.end), variant: 'danger', isBusy }}
      onSubmit={end}
      onClose={onClose}
    >
      <p>{t(($) => $.sessions.questionText)}</p>
    </PasswordSheet>
  );
};
