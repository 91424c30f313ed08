import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Court } from '@platzwart/contracts/core';
import { radius, touchTarget } from '../../../ui/theme/shape.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: theme.spacing(2), fontWeight: 600 },
  '& > p': { ...theme.typography.body2, flex: '1 0 100%', margin: 0, color: theme.vars.palette.error.main },
}));
const Check = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  padding: theme.spacing(0, 2),
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.control,
  fontWeight: 600,
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
}));

type CourtChecksProps = {
  courts: readonly Court[];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
};

/** One court or several. */
export const CourtChecks = ({ courts, chosen, error, onChange }: CourtChecksProps) => {
  const { t } = useTranslation('bookingAdmin');
  const numbers = courts.filter(({ active }) => active);
  const toggle = (number: number) =>
    onChange(numbers.map((court) => court.number).filter((court) => chosen.includes(court) !== (court === number)));
  return (
    <Group>
      <legend>{t(($) => $.entry.courts)}</legend>
      {numbers.map(({ number, name }) => (
        <Check key={number} title={name}>
          <input type="checkbox" aria-label={name} checked={chosen.includes(number)} onChange={() => toggle(number)} />
          <span aria-hidden="true">{number}</span>
        </Check>
      ))}
      {error !== undefined && <p>{error}</p>}
    </Group>
  );
};
