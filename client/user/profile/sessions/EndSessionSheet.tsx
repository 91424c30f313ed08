import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../core/notices.ts';
import { PasswordSheet } from '../PasswordSheet.tsx';
import { useEndSession } from './useEndSession.ts';

type EndSessionSheetProps = {
  sessionId: string;
  /** The name of the device. */
  device: string;
  onEnded: () => void;
  onClose: () => void;
};

/** Asks for the password before one device is signed out. */
export const EndSessionSheet = ({ sessionId, device, onEnded, onClose }: EndSessionSheetProps) => {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const { endSession, isBusy } = useEndSession();
  const end = (password: string, onRefused: (error: Error) => void) =>
    endSession(
      { sessionId, password },
      {
        onDone: () => {
          onClose();
          onEnded();
          notify({ kind: 'success', text: t(($) => $.sessions.doneOne, { device }) });
        },
        onRefused,
      },
    );
  return (
    <PasswordSheet
      title={t(($) => $.sessions.questionOne)}
      submit={{ label: t(($) => $.sessions.submitOne), variant: 'danger', isBusy }}
      onSubmit={end}
      onClose={onClose}
    >
      <p>{t(($) => $.sessions.questionOneText, { device })}</p>
    </PasswordSheet>
  );
};
