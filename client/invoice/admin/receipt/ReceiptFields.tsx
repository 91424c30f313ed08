import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { type Receipt, longestReference } from '../../../core/forms/useReceipt.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > p': { margin: 0 } }));
type ReceiptFieldsProps = { receipt: Receipt; day: string; method: string; children: ReactNode };

/** The fields of a receipt, below a text; `day` and `method` are their labels. */
export const ReceiptFields = ({ receipt, day, method, children }: ReceiptFieldsProps) => {
  const { t } = useTranslation('invoiceAdmin');
  return (
    <Fields>
      {children}
      <TextField
        type="date"
        label={day}
        value={receipt.day}
        max={receipt.today}
        error={receipt.isDayWrong ? t(($) => $.paid.dayWrong) : undefined}
        onChange={({ target }) => receipt.setDay(target.value)}
      />
      <AdminSelect
        label={method}
        value={receipt.method}
        options={receipt.methods.map((value) => ({ value, label: t(($) => $.methods[value]) }))}
        onChange={({ target }) => receipt.setMethod(target.value)}
      />
      <TextField
        label={t(($) => $.reference)}
        help={t(($) => $.referenceHelp)}
        value={receipt.reference}
        maxLength={longestReference}
        onChange={({ target }) => receipt.setReference(target.value)}
      />
    </Fields>
  );
};
