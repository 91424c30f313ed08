import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { Button } from '../../buttons/Button.tsx';
import { NoticeBox } from '../../feedback/NoticeBox.tsx';
import { AdminDialog } from './AdminDialog.tsx';

const Refusal = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

export type QuestionDialogProps = {
  title: string;
  submit: string;
  isDangerous?: boolean;
  isBusy: boolean;
  refusal: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for what an action requires, says what it does, and shows why it was refused. */
export const QuestionDialog = ({ title, submit, isDangerous = false, ...props }: QuestionDialogProps) => {
  const { t } = useTranslation('core');
  const errorText = useErrorText();
  const { isBusy, refusal, onSubmit, onClose, children } = props;
  return (
    <AdminDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
      {refusal && (
        <Refusal>
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        </Refusal>
      )}
    </AdminDialog>
  );
};
