import { type ReactNode, useId } from 'react';
import styled from '@emotion/styled';
import { motion } from '../theme/motion.ts';
import { radius, touchTarget } from '../theme/shape.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(76px, 1fr))',
  '&[data-width="wide"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))' },
  gap: theme.spacing(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: theme.spacing(2), fontWeight: 600 },
}));
const Tile = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1.5),
  alignContent: 'end',
  justifyItems: 'center',
  minHeight: touchTarget,
  padding: theme.spacing(2, 1),
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.control,
  ...theme.typography.caption,
  fontWeight: 600,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.main,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
}));

type RadioTilesProps<Value extends string> = {
  legend: string;
  options: readonly Readonly<{ value: Value; label: string; picture: ReactNode }>[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** Room for a label with long words. */
  width?: 'narrow' | 'wide';
};

/** Radio buttons as tiles with pictures: one tab stop, arrow keys move and select at once. */
export const RadioTiles = <Value extends string>({
  legend,
  options,
  selected,
  onSelect,
  width = 'narrow',
}: RadioTilesProps<Value>) => {
  const name = useId();
  return (
    <Group data-width={width}>
      <legend>{legend}</legend>
      {options.map(({ value, label, picture }) => (
        <Tile key={value}>
          <input type="radio" name={name} value={value} checked={value === selected} onChange={() => onSelect(value)} />
          {picture}
          {label}
        </Tile>
      ))}
    </Group>
  );
};
