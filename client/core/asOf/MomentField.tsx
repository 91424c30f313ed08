import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import styled from '@emotion/styled';
import { typedMoment } from './typedMoment.ts';

const Line = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: theme.spacing(2),
  maxWidth: theme.spacing(120),
}));

/** A moment that is typed, e.g. `31.12., 12:00`; what is none is said in the field. */
export const MomentField = ({ onMoment }: { onMoment: (at: string) => void }) => {
  const { t } = useTranslation('history');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const show = () => {
    const moment = typedMoment(typed, Date.now());
    setWrong(moment === null);
    if (moment !== null) onMoment(moment);
  };
  return (
    <Line
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <TextField
        label={t(($) => $.moments.typed)}
        placeholder={t(($) => $.moments.example)}
        error={isWrong ? t(($) => $.moments.wrong) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="secondary">
        {t(($) => $.moments.show)}
      </Button>
    </Line>
  );
};
