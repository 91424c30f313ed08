import { type ComponentProps, useId } from 'react';
import styled from '@emotion/styled';
import { hasInvisibleInLines } from '@platzwart/contracts/core';
import { radius } from '../theme/shape.ts';
import { useInvisibleError } from './useInvisibleError.ts';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), minWidth: 0 }));
const Label = styled('label')({ fontWeight: 600 });
const Area = styled('textarea')(({ theme }) => ({
  width: '100%',
  minHeight: 160,
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.control,
  background: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  resize: 'vertical',
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&:focus-visible': {
    outline: 'none',
    borderColor: theme.vars.palette.focus,
    boxShadow: `0 0 0 2px ${theme.vars.palette.focus}`,
  },
  '@media (forced-colors: active)': { '&:focus-visible': { outline: '2px solid Highlight' } },
}));

const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.error.main,
}));

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  /** The error of the value. */
  error?: string | undefined;
};

/** An input for a text of several lines. */
export const TextArea = ({ label, error, ...area }: TextAreaProps) => {
  const id = useId();
  const { invisibleError, note } = useInvisibleError(area, hasInvisibleInLines);
  const shown = error ?? invisibleError;
  const isWrong = shown !== undefined;
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Area
        {...area}
        onChange={(event) => {
          note(event.target.value);
          area.onChange?.(event);
        }}
        id={id}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      />
      {isWrong && (
        <Problem id={`${id}-error`} role="alert">
          {shown}
        </Problem>
      )}
    </Root>
  );
};
