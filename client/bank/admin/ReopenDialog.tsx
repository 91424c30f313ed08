import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import type { Movement } from './useBankInbox.ts';
import type { Decision } from './settleMovement.ts';

export type DecisionDialogProps = {
  movement: Movement;
  onDecide: (decisions: readonly Decision[]) => void;
  onClose: () => void;
};

/** Asks before invoices are opened again whose payment the bank has returned. */
export const ReopenDialog = ({ movement, onDecide, onClose }: DecisionDialogProps) => {
  const { t } = useTranslation('bankAdmin');
  const { cents, date } = useFormat();
  const { debit } = movement;
  const fee = debit ? 0 - movement.amount - debit.amount : 0;
  const reopen = () => {
    const reason = t(($) => $.reopenReason, {
      code: movement.returnCode ?? '',
      date: date(movement.bookedOn, 'plain'),
    });
    onDecide([{ movement, ids: movement.invoices.map(({ _id }) => _id), reason }]);
    onClose();
  };
  return (
    <AdminDialog
      title={t(($) => $.dialog.reopenTitle)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.dialog.cancel)}
          </Button>
          <Button onClick={reopen}>{t(($) => $.dialog.reopen)}</Button>
        </>
      }
    >
      <p>{t(($) => (debit ? $.dialog.debitText : $.dialog.reopenText))}</p>
      <InvoiceFacts invoices={movement.invoices} />
      {fee > 0 && <p>{t(($) => $.dialog.fee, { amount: cents(fee) })}</p>}
    </AdminDialog>
  );
};
