import { type ReactNode, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import type { InvoiceDialogProps } from './useAnswer.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& p': { margin: 0 } }));
const longestReason = 500;

type ReasonDialogProps = Pick<InvoiceDialogProps, 'onClose'> & {
  title: string;
  submit: string;
  isBusy: boolean;
  refusal: Error | null;
  onSubmit: (reason: string) => void;
  /** What the action does. */
  children: ReactNode;
};

/** An action that is recorded with its reason. */
export const ReasonDialog = ({ onSubmit, children, ...dialog }: ReasonDialogProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = () => {
    setAsked(true);
    if (!isMissing) onSubmit(reason.trim());
  };
  return (
    <QuestionDialog {...dialog} isDangerous onSubmit={submit}>
      <Fields>
        {children}
        <TextField
          label={t(($) => $.reason)}
          value={reason}
          maxLength={longestReason}
          error={isAsked && isMissing ? t(($) => $.reasonMissing) : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </Fields>
    </QuestionDialog>
  );
};
