import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from '@emotion/styled';
import { radius } from '../theme/shape.ts';
import { FieldFrame } from './FieldFrame.tsx';

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

/** A line to type in. */
export const TextField = ({ label, error, help, action, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      <Input {...input} id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-help`} />
      {action}
    </FieldFrame>
  );
};
