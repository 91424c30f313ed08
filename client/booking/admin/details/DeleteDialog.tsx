import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeleteDialog_booking$key } from '../../../__generated__/DeleteDialog_booking.graphql.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { useDeleteBooking } from './useDeleteBooking.ts';

type DeleteDialogProps = { booking: DeleteDialog_booking$key; onClose: () => void; onDeleted: () => void };

/** Asks once more before a booking is hidden from all lists (decisions.md B3). */
export const DeleteDialog = ({ booking: key, onClose, onDeleted }: DeleteDialogProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { _id, category } = useFragment(
    graphql`
      fragment DeleteDialog_booking on Booking {
        _id
        category
      }
    `,
    key,
  );
  const notify = useNotify();
  const errorText = useErrorText();
  const { remove, isBusy } = useDeleteBooking({ isFinal: true });
  const [refusal, setRefusal] = useState<Error | null>(null);
  const submit = () =>
    remove(
      { id: _id, category },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.delete.done) });
          onDeleted();
        },
        onRefused: setRefusal,
      },
    );
  return (
    <AdminDialog
      title={t(($) => $.delete.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.delete.keep)}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={submit}>
            {t(($) => $.delete.confirm)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.delete.text)}</p>
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
    </AdminDialog>
  );
};
