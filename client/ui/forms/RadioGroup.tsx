import type { ComponentProps } from 'react';
import styled from '@emotion/styled';
import { motion } from '../theme/motion.ts';
import { radius, touchTarget } from '../theme/shape.ts';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
}));
const Legend = styled('legend')(({ theme }) => ({ padding: 0, marginBottom: theme.spacing(1.5), fontWeight: 600 }));
const Option = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  minHeight: touchTarget,
  padding: theme.spacing(2, 4),
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.control,
  background: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&:has(:checked)': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primary.light },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

type RadioGroupProps<Value extends string> = Omit<ComponentProps<'input'>, 'value' | 'type'> & {
  label: string;
  /** Omitted where a form library keeps the value by `ref`. */
  selected?: Value;
  options: readonly Readonly<{ value: Value; label: string }>[];
};

/** A choice of a few options; further props go to every button, e.g. those of a form. */
export const RadioGroup = <Value extends string>({ label, selected, options, ...input }: RadioGroupProps<Value>) => (
  <Root>
    <Legend>{label}</Legend>
    {options.map(({ value, label: text }) => (
      <Option key={value}>
        <input {...input} {...(selected !== undefined && { checked: selected === value })} type="radio" value={value} />
        <span>{text}</span>
      </Option>
    ))}
  </Root>
);
