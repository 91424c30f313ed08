import { useId } from 'react';
import styled from '@emotion/styled';
import { radius, touchTarget } from '../theme/shape.ts';

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

type CheckTilesProps = {
  legend: string;
  /** `text` is what the tile shows of its name. */
  options: readonly Readonly<{ value: number; name: string; text: string }>[];
  chosen: readonly number[];
  error?: string | undefined;
  onChange: (chosen: readonly number[]) => void;
};

/** Several of a few, e.g. courts, in the order of the options. */
export const CheckTiles = ({ legend, options, chosen, error, onChange }: CheckTilesProps) => {
  const problem = useId();
  const toggle = (value: number) =>
    onChange(options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value)));
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map(({ value, name, text }) => (
        <Check key={value} title={name}>
          <input
            type="checkbox"
            aria-label={name}
            aria-invalid={error !== undefined}
            aria-describedby={problem}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          <span aria-hidden="true">{text}</span>
        </Check>
      ))}
      {error !== undefined && <p id={problem}>{error}</p>}
    </Group>
  );
};
