import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from '@emotion/styled';
import { radius } from '../theme/shape.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));
const Label = styled('label')({ fontWeight: 600 });
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  height: 48,
  paddingInline: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.control,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  '&:focus-within': {
    borderColor: theme.vars.palette.focus,
    boxShadow: `0 0 0 2px ${theme.vars.palette.focus}`,
  },
}));
const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 46,
  border: 0,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { '&:focus-visible': { outline: '2px solid Highlight' } },
}));

type SearchFieldProps = ComponentProps<'input'> & { label: string; icon: ReactNode };

/** A search field that searches while the user types. */
export const SearchField = ({ label, icon, ...input }: SearchFieldProps) => {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Frame>
        {icon}
        <Input {...input} id={id} type="search" autoComplete="off" spellCheck={false} />
      </Frame>
    </Root>
  );
};
