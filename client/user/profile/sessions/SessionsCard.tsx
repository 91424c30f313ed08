import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../core/notices.ts';
import { useErrorText } from '../../../core/useErrorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonRow } from '../../../ui/ButtonRow.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useEndSessions } from './useEndSessions.ts';

/** Signs out everywhere but here. */
export const SessionsCard = () => {
  const { t } = useTranslation('profile');
  const core = useTranslation('core');
  const errorText = useErrorText();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { endSessions, isBusy } = useEndSessions();
  const close = () => setAsking(false);
  const confirm = () =>
    endSessions({
      onDone: () => {
        close();
        notify({ kind: 'success', text: t(($) => $.sessions.done) });
      },
      onRefused: (error) => {
        close();
        notify({ kind: 'error', text: errorText(error) });
      },
    });
  return (
    <Card title={t(($) => $.sessions.title)}>
      <p>{t(($) => $.sessions.text)}</p>
      <ButtonRow>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {t(($) => $.sessions.end)}
        </Button>
      </ButtonRow>
      {isAsking && (
        <Sheet
          title={t(($) => $.sessions.question)}
          onClose={close}
          actions={
            <>
              <Button look="secondary" onClick={close}>
                {core.t(($) => $.cancel)}
              </Button>
              <Button look="danger" isBusy={isBusy} onClick={confirm}>
                {t(($) => $.sessions.end)}
              </Button>
            </>
          }
        >
          <p>{t(($) => $.sessions.questionText)}</p>
        </Sheet>
      )}
    </Card>
  );
};
