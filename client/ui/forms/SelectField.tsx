import { type ComponentProps, useId } from 'react';
import styled from '@emotion/styled';
import { radius } from '../theme/shape.ts';
import { FieldFrame } from './FieldFrame.tsx';

const Select = styled('select')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 46,
  padding: theme.spacing(0, 3),
  border: 0,
  borderRadius: radius.control,
  // The list of some browsers takes the colours of the control, so none is transparent.
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { '&:focus-visible': { outline: '2px solid Highlight' } },
}));

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  /** The error of the choice. */
  error?: string | undefined;
  options: readonly Readonly<{ value: string; label: string }>[];
};

/** A choice of one option by the browser's own list, which works well on every phone. */
export const SelectField = ({ label, error, options, ...select }: SelectFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Select {...select} id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-help`}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
};
