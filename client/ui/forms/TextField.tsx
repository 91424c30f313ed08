import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from '@emotion/styled';
import { hasInvisible, asCompared, trimInvisible } from '@platzwart/contracts/core';
import { radius } from '../theme/shape.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useInvisibleError } from './useInvisibleError.ts';

const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 46,
  padding: theme.spacing(0, 4),
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { '&:focus-visible': { outline: '2px solid Highlight' } },
}));

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  /** The error of the value; replaces `help`. */
  error?: string | undefined;
  help?: string | undefined;
  /** A control inside the frame, e.g. "show password". */
  action?: ReactNode;
};

/** Of credentials and numbers the server takes away what is invisible at the ends (decisions.md Q6). */
const isTrimmed = ({ type, autoComplete }: ComponentProps<'input'>): boolean =>
  type === 'email' || type === 'tel' || autoComplete === 'username';
const refusedIn =
  (input: ComponentProps<'input'>) =>
  (text: string): boolean =>
    hasInvisible(asCompared(isTrimmed(input) ? trimInvisible(text) : text.trim()));

/** A line to type in. */
export const TextField = ({ label, error, help, action, ...input }: TextFieldProps) => {
  const id = useId();
  const { invisibleError, note } = useInvisibleError(input, refusedIn(input));
  const shown = error ?? invisibleError;
  return (
    <FieldFrame id={id} label={label} error={shown} help={help}>
      <Input
        {...input}
        onChange={(event) => {
          note(event.target.value);
          input.onChange?.(event);
        }}
        id={id}
        aria-invalid={shown !== undefined}
        aria-describedby={`${id}-help`}
      />
      {action}
    </FieldFrame>
  );
};
