import styled from '@emotion/styled';
import { QuestionDialog, type QuestionDialogProps } from '../../ui/material/admin/QuestionDialog.tsx';

const Column = styled('div')(({ theme }) => ({
  ...{ display: 'grid', gap: theme.spacing(4), marginBottom: theme.spacing(4) },
  '& p': { margin: 0 },
  '&:last-child': { marginBottom: 0 },
}));

/** Says what an action does before it is done, and why it was refused. */
export const DebitQuestion = ({ children, ...props }: QuestionDialogProps) => (
  <QuestionDialog {...props}>
    <Column>{typeof children === 'string' ? <p>{children}</p> : children}</Column>
  </QuestionDialog>
);
