import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import { useDeleteVoucher } from '../useOrderVoucher.ts';

/** `name`: of the owner. */
export type CardDialogProps = { id: string; name: string; onDone: () => void; onClose: () => void };

/** Asks once more before a card is removed. */
export const DeleteDialog = ({ id, name, onDone, onClose }: CardDialogProps) => {
  const { t } = useTranslation('voucherAdmin');
  const errorText = useErrorText();
  const notify = useNotify();
  const { call, isBusy } = useDeleteVoucher();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const remove = () =>
    call(
      { id },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.deleteDone) });
          onDone();
        },
        onRefused: setRefusal,
      },
    );
  return (
    <AdminDialog
      title={t(($) => $.deleteTitle)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.keep)}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={remove}>
            {t(($) => $.delete)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.deleteText, { name })}</p>
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
    </AdminDialog>
  );
};
