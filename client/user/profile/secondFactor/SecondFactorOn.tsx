import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonRow } from '../../../ui/ButtonRow.tsx';
import { NoticeBox } from '../../../ui/NoticeBox.tsx';
import { PasswordSheet } from '../PasswordSheet.tsx';
import { useSetOnUser } from '../useSetOnUser.ts';
import { useRemoveSecondFactor } from './useRemoveSecondFactor.ts';

/** It is on; the way to switch it off asks for the password. */
export const SecondFactorOn = ({ id }: { id: string }) => {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const setOnUser = useSetOnUser(id);
  const [isAsking, setAsking] = useState(false);
  const { remove, isBusy } = useRemoveSecondFactor();
  return (
    <>
      <NoticeBox kind="success">{t(($) => $.secondFactor.on)}</NoticeBox>
      <ButtonRow>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {t(($) => $.secondFactor.remove)}
        </Button>
      </ButtonRow>
      {isAsking && (
        <PasswordSheet
          title={t(($) => $.secondFactor.removeQuestion)}
          submit={{ label: t(($) => $.secondFactor.remove), look: 'danger', isBusy }}
          onSubmit={(password, onRefused) =>
            remove(password, {
              onDone: () => {
                setOnUser('secondFactor', false);
                notify({ kind: 'success', text: t(($) => $.secondFactor.removed) });
              },
              onRefused,
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>{t(($) => $.secondFactor.removeText)}</p>
        </PasswordSheet>
      )}
    </>
  );
};
