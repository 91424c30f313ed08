import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), '& p': { margin: 0 } }));

type DebitQuestionProps = {
  title: string;
  submit: string;
  isDangerous?: boolean;
  isBusy: boolean;
  refusal: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Says what an action does before it is done, and why it was refused. */
export const DebitQuestion = ({ title, submit, isDangerous = false, ...props }: DebitQuestionProps) => {
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
      <Column>
        {typeof children === 'string' ? <p>{children}</p> : children}
        {refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        )}
      </Column>
    </AdminDialog>
  );
};
