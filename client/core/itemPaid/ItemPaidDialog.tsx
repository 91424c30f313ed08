import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { InvoiceItemKind } from '../../__generated__/useSetItemPaidMutation.graphql.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import { useErrorText } from '../errors/useErrorText.ts';
import { useFormat } from '../formatting/useFormat.ts';
import { useNotify } from '../notices.ts';
import { useSetItemPaid } from './useSetItemPaid.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > p': { margin: 0 } }));
/** The server's maximum. */
const longestReference = 140;

/** What was paid: the booking or card by its `_id`, in words, and its price in cents. */
export type PaidItem = Readonly<{ id: string; kind: InvoiceItemKind; what: string; price: number }>;

type ItemPaidDialogProps = { item: PaidItem; onPaid: () => void; onClose: () => void };

/** When it was paid, and where the cash book says so (decisions.md N38). */
export const ItemPaidDialog = ({ item, onPaid, onClose }: ItemPaidDialogProps) => {
  const { t } = useTranslation(['itemPaid', 'core']);
  const { cents } = useFormat();
  const notify = useNotify();
  const errorText = useErrorText();
  const { date: today } = useClubClock();
  const { call, isBusy } = useSetItemPaid();
  const [day, setDay] = useState<string>(today);
  const [reference, setReference] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const paidAt = v.safeParse(localDateSchema, day);
  const isDayWrong = !paidAt.success || paidAt.output > today;
  const submit = () => {
    setAsked(true);
    setRefusal(null);
    if (!paidAt.success || isDayWrong) return;
    const { id, kind } = item;
    call(
      { id, kind, paidAt: paidAt.output, reference: reference.trim() || null },
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
          value={day}
          max={today}
          error={isAsked && isDayWrong ? t(($) => $.dayWrong) : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label={t(($) => $.reference)}
          help={t(($) => $.referenceHelp)}
          value={reference}
          maxLength={longestReference}
          onChange={({ target }) => setReference(target.value)}
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
