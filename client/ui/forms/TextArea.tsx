import { type ComponentProps, useId } from 'react';
import styled from '@emotion/styled';
import { radius } from '../theme/shape.ts';

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
  '&:focus-visible': {
    outline: 'none',
    borderColor: theme.vars.palette.focus,
    boxShadow: `0 0 0 2px ${theme.vars.palette.focus}`,
  },
  '@media (forced-colors: active)': { '&:focus-visible': { outline: '2px solid Highlight' } },
}));

/** An input for a text of several lines. */
export const TextArea = ({ label, ...area }: ComponentProps<'textarea'> & { label: string }) => {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Area {...area} id={id} />
    </Root>
  );
};
