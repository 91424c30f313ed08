import { type ComponentProps, useId } from 'react';
import styled from '@emotion/styled';
import { touchTarget } from '../theme/shape.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(0, 3),
  alignItems: 'center',
  // In a row with a taller field the help stays below its label.
  alignContent: 'start',
  '& > input': {
    width: 22,
    height: 22,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    cursor: 'pointer',
  },
  '& > label': { display: 'flex', alignItems: 'center', minHeight: touchTarget, fontWeight: 600, cursor: 'pointer' },
  '& > p': { ...theme.typography.body2, gridColumn: 2, margin: 0, color: theme.vars.palette.text.secondary },
}));

type CheckFieldProps = ComponentProps<'input'> & { label: string; help: string };

/** A checkbox with a label and an explanation. */
export const CheckField = ({ label, help, ...input }: CheckFieldProps) => {
  const id = useId();
  return (
    <Root>
      <input {...input} type="checkbox" id={id} aria-describedby={`${id}-help`} />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`}>{help}</p>
    </Root>
  );
};
