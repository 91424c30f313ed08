import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > p': { margin: 0 } }));

type SeasonDialogProps = {
  title: string;
  text: string;
  submit: string;
  isDanger?: boolean;
  isBusy: boolean;
  refusal: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** What an ADMIN confirms or fills in about a draft; a refusal stays in the dialog. */
export const SeasonDialog = ({ title, text, submit, isDanger, isBusy, refusal, ...rest }: SeasonDialogProps) => {
  const core = useTranslation('core');
  const errorText = useErrorText();
  const { onSubmit, onClose, children } = rest;
  return (
    <AdminDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.t(($) => $.cancel)}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      <Fields>
        <p>{text}</p>
        {children}
        {refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        )}
      </Fields>
    </AdminDialog>
  );
};
