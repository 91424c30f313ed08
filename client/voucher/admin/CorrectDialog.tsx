import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type VoucherType, voucherTypes } from '@platzwart/contracts/core';
import type { CorrectDialogMutation } from '../../__generated__/CorrectDialogMutation.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import type { CardDialogProps } from './DeleteDialog.tsx';

/** Another kind for a card that nobody has used yet (decisions.md V4). */
export const CorrectDialog = ({ id, type, onDone, onClose }: CardDialogProps & { type: VoucherType }) => {
  const { t } = useTranslation(['voucherAdmin', 'vouchers']);
  const errorText = useErrorText();
  const notify = useNotify();
  const { call, isBusy } = useIdempotentMutation<CorrectDialogMutation>(graphql`
    mutation CorrectDialogMutation($id: ID!, $type: VoucherType!) {
      updateVoucher(id: $id, type: $type) {
        voucher {
          id
          type
          price
        }
      }
    }
  `);
  const [chosen, setChosen] = useState(type);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const save = () =>
    call(
      { id, type: chosen },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.correctDone) });
          onDone();
        },
        onRefused: setRefusal,
      },
    );
  return (
    <AdminDialog
      title={t(($) => $.correctTitle)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.keep)}
          </Button>
          <Button isBusy={isBusy} onClick={save}>
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.correctText)}</p>
      <AdminSelect
        label={t(($) => $.form.type)}
        value={chosen}
        options={voucherTypes.map((each) => ({ value: each, label: t(($) => $.types[each], { ns: 'vouchers' }) }))}
        onChange={({ target }) => setChosen(voucherTypes.find((each) => each === target.value) ?? type)}
      />
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
    </AdminDialog>
  );
};
