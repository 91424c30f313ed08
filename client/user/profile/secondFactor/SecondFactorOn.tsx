import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { PasswordSheet } from '../PasswordSheet.tsx';
import { useSetUserFlag } from '../useSetUserFlag.ts';
import { useRemoveSecondFactor } from './useRemoveSecondFactor.ts';

/** Says that the second factor is on; switching it off requires the password. */
export const SecondFactorOn = ({ id }: { id: string }) => {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const setUserFlag = useSetUserFlag(id);
  const [isAsking, setAsking] = useState(false);
  const { remove, isBusy } = useRemoveSecondFactor();
  return (
    <>
      <NoticeBox kind="success">{t(($) => $.secondFactor.on)}</NoticeBox>
      <ButtonRow>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t(($) => $.secondFactor.remove)}
        </Button>
      </ButtonRow>
      {isAsking && (
        <PasswordSheet
          title={t(($) => $.secondFactor.removeQuestion)}
          submit={{ label: t(($) => $.secondFactor.remove), variant: 'danger', isBusy }}
          onSubmit={(password, onRefused) =>
            remove(password, {
              onDone: () => {
                setUserFlag('secondFactor', false);
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
