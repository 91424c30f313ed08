import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { InvoiceItemKind } from '../../__generated__/useSetItemPaidMutation.graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import { useErrorText } from '../errors/useErrorText.ts';
import { longestReference, useReceipt } from '../forms/useReceipt.ts';
import { useFormat } from '../formatting/useFormat.ts';
import { useNotify } from '../notices.ts';
import { useSetItemPaid } from './useSetItemPaid.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > p': { margin: 0 } }));

/** What was paid: the booking or card by its `_id`, in words, and its price in cents. */
export type PaidItem = Readonly<{ id: string; kind: InvoiceItemKind; what: string; price: number }>;

type ItemPaidDialogProps = { item: PaidItem; onPaid: () => void; onClose: () => void };

/** When it was paid, and where the cash book says so (decisions.md N38). */
export const ItemPaidDialog = ({ item, onPaid, onClose }: ItemPaidDialogProps) => {
  const { t } = useTranslation(['itemPaid', 'core']);
  const { cents } = useFormat();
  const notify = useNotify();
  const errorText = useErrorText();
  const { call, isBusy } = useSetItemPaid();
  const receipt = useReceipt('OTHER');
  const [refusal, setRefusal] = useState<Error | null>(null);
  const submit = () => {
    const paid = receipt.check();
    setRefusal(null);
    if (!paid) return;
    const { id, kind } = item;
    call(
      { id, kind, paidAt: paid.on, reference: paid.reference },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.done) });
          onPaid();
          onClose();
        },
        onRefused: setRefusal,
      },
    );
  };
  return (
    <AdminDialog
      title={t(($) => $.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel, { ns: 'core' })}
          </Button>
          <Button isBusy={isBusy} onClick={submit}>
            {t(($) => $.submit)}
          </Button>
        </>
      }
    >
      <Fields>
        <p>{t(($) => $.text, { what: item.what, amount: cents(item.price) })}</p>
        <TextField
          type="date"
          label={t(($) => $.day)}
          value={receipt.day}
          max={receipt.today}
          error={receipt.isDayWrong ? t(($) => $.dayWrong) : undefined}
          onChange={({ target }) => receipt.setDay(target.value)}
        />
        <TextField
          label={t(($) => $.reference)}
          help={t(($) => $.referenceHelp)}
          value={receipt.reference}
          maxLength={longestReference}
          onChange={({ target }) => receipt.setReference(target.value)}
        />
        {refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        )}
      </Fields>
    </AdminDialog>
  );
};
