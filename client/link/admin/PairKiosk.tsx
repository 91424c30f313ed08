import { useCallback, useEffect, useRef, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { type ShownPairing, fetchKioskPairing } from './fetchKioskPairing.ts';
import { PairDialog } from './PairDialog.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > button': { marginTop: 30 } },
}));

/** Looks for the screen that shows a code. */
const useLookUp = () => {
  const environment = useRelayEnvironment();
  const errorText = useErrorText();
  const [found, setFound] = useState<ShownPairing | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const lookUp = useCallback(
    async (code: string) => {
      setBusy(true);
      setProblem(undefined);
      try {
        setFound(await fetchKioskPairing(environment, code));
      } catch (error) {
        setProblem(errorText(error));
      }
      setBusy(false);
    },
    [environment, errorText],
  );
  return { found, problem, isBusy, lookUp, close: () => setFound(null) };
};

/** Takes the code that a screen shows, typed or from the picture on it, and asks before the screen is paired. */
export const PairKiosk = ({ onPaired }: { onPaired: () => void }) => {
  const { t } = useTranslation('kioskAdmin');
  const [params, setParams] = useSearchParams();
  const [code, setCode] = useState(params.get('code') ?? '');
  const scanned = useRef(code);
  const { found, problem, isBusy, lookUp, close } = useLookUp();
  useEffect(() => {
    if (scanned.current !== '') void lookUp(scanned.current);
    scanned.current = '';
  }, [lookUp]);
  const end = () => {
    close();
    setCode('');
    setParams({}, { replace: true });
  };
  return (
    <Card>
      <p>{t(($) => $.intro)}</p>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void lookUp(code);
        }}
      >
        <TextField
          label={t(($) => $.code)}
          help={t(($) => $.codeHelp)}
          error={problem}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" isBusy={isBusy}>
          {t(($) => $.next)}
        </Button>
      </Form>
      {found && (
        <PairDialog
          pairing={found}
          onClose={end}
          onPaired={() => {
            end();
            onPaired();
          }}
        />
      )}
    </Card>
  );
};
