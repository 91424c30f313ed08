import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { RowActions } from '../../ui/material/admin/RowActions.tsx';
import { CollectionFacts } from './CollectionFacts.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { MovementFacts } from './MovementFacts.tsx';
import type { Movement } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';

type MovementTableProps = {
  label: string;
  movements: readonly Movement[];
  /** What can be done with a movement. */
  action: (movement: Movement) => ReactNode;
};

/** What a movement pays or takes back; a dash where that is unknown. */
const Settled = ({ movement }: { movement: Movement }) => {
  if (movement.invoices.length === 0 && !movement.debit) return '–';
  return (
    <span>
      <InvoiceFacts invoices={movement.invoices} />
      <CollectionFacts movement={movement} />
    </span>
  );
};

/** Open movements with what they could pay or take back, why, and what can be done. */
export const MovementTable = ({ label, movements, action }: MovementTableProps) => {
  const { t } = useTranslation('bankAdmin');
  const { amountOf, reasonOf } = useStatementFacts();
  return (
    <AdminTable
      label={label}
      columns={[
        { label: t(($) => $.columns.movement) },
        { label: t(($) => $.columns.amount), isNarrow: true },
        { label: t(($) => $.columns.invoice) },
        { label: t(($) => $.columns.reason) },
        { label: t(($) => $.columns.actions), isSilent: true },
      ]}
      rows={movements.map((movement) => ({
        key: movement._id,
        cells: [
          <MovementFacts key="movement" movement={movement} />,
          amountOf(movement),
          <Settled key="invoice" movement={movement} />,
          reasonOf(movement),
          <RowActions key="actions">{action(movement)}</RowActions>,
        ],
      }))}
    />
  );
};
