import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { PasswordSheet } from '../PasswordSheet.tsx';
import { EnableForm } from './EnableForm.tsx';
import { type Setup, useSetUpSecondFactor } from './useSetUpSecondFactor.ts';

type SecondFactorOffProps = { id: string; isAdmin: boolean; onEnabled: (codes: readonly string[]) => void };

/** Explains the second factor and sets it up: password, QR code for the app, first code of the app. */
export const SecondFactorOff = ({ id, isAdmin, onEnabled }: SecondFactorOffProps) => {
  const { t } = useTranslation('profile');
  const [isAsking, setAsking] = useState(false);
  const [setup, setSetup] = useState<Setup | null>(null);
  const { setUp, isBusy } = useSetUpSecondFactor();
  if (setup) return <EnableForm id={id} setup={setup} onEnabled={onEnabled} onCancel={() => setSetup(null)} />;
  return (
    <>
      {isAdmin && <NoticeBox kind="info">{t(($) => $.secondFactor.forAdmin)}</NoticeBox>}
      <p>{t(($) => $.secondFactor.off)}</p>
      <ButtonRow>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t(($) => $.secondFactor.setUp)}
        </Button>
      </ButtonRow>
      {isAsking && (
        <PasswordSheet
          title={t(($) => $.secondFactor.setUpTitle)}
          submit={{ label: t(($) => $.secondFactor.next), variant: 'primary', isBusy }}
          onSubmit={(password, onRefused) =>
            setUp(password, {
              onDone: (made) => {
                setAsking(false);
                setSetup(made);
              },
              onRefused,
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>{t(($) => $.secondFactor.setUpText)}</p>
        </PasswordSheet>
      )}
    </>
  );
};
