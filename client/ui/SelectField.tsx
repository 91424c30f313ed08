import { type ComponentProps, useId } from 'react';
import styled from '@emotion/styled';
import { motion } from './motion.ts';
import { radius } from './shape.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));
const Label = styled('label')({ fontWeight: 600 });
const Select = styled('select')(({ theme }) => ({
  width: '100%',
  height: 48,
  padding: theme.spacing(0, 3),
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.control,
  background: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  '&:focus-visible': {
    outline: 'none',
    borderColor: theme.vars.palette.focus,
    boxShadow: `0 0 0 2px ${theme.vars.palette.focus}`,
  },
  '@media (forced-colors: active)': { '&:focus-visible': { outline: '2px solid Highlight' } },
}));
const Help = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.55em',
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  /** Null where none will ever be said, so that no line is kept free. */
  help: string | null;
  options: readonly Readonly<{ value: string; label: string }>[];
};

/** One of a few, by the browser's own list: it is at home on every phone. */
export const SelectField = ({ label, help, options, ...select }: SelectFieldProps) => {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Select {...select} id={id} aria-describedby={help === null ? undefined : `${id}-help`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {help !== null && <Help id={`${id}-help`}>{help}</Help>}
    </Root>
  );
};
