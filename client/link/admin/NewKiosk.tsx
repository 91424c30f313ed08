import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { KioskAddress } from './KioskAddress.tsx';
import { useKioskName } from './useKioskName.ts';
import { useKiosks } from './useKiosks.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > button': { marginTop: 30 } },
}));

/** Adds a screen that cannot show a code here, and shows its link once. */
export const NewKiosk = ({ onCreated }: { onCreated: () => void }) => {
  const { t } = useTranslation('kioskAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const name = useKioskName();
  const [path, setPath] = useState<string | null>(null);
  const { creation } = useKiosks();
  const submit = () => {
    const given = name.check();
    if (given === null) return;
    creation.call(
      { name: given },
      {
        onDone: ({ createKiosk }) => {
          setPath(createKiosk.path);
          name.clear();
          onCreated();
        },
        onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
      },
    );
  };
  return (
    <Card>
      <p>{t(($) => $.byLink)}</p>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField {...name.field} />
        <Button type="submit" isBusy={creation.isBusy}>
          {t(($) => $.create)}
        </Button>
      </Form>
      {path !== null && <KioskAddress path={path} />}
    </Card>
  );
};
