import type { MovementState } from '@platzwart/contracts/bank';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useState } from 'react';
import type { ClosedMovementsMutation } from '../../__generated__/ClosedMovementsMutation.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { RowActions } from '../../ui/material/admin/RowActions.tsx';
import { CollectionFacts } from './CollectionFacts.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { MovementFacts } from './MovementFacts.tsx';
import type { Movement } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';

const TakeBack = ({ movement, onChanged }: { movement: Movement; onChanged: () => void }) => {
  const { t } = useTranslation('bankAdmin');
  const errorText = useErrorText();
  const { nameOf } = useStatementFacts();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { call, isBusy } = useIdempotentMutation<ClosedMovementsMutation>(graphql`
    mutation ClosedMovementsMutation($id: ID!) {
      takeMovementBack(id: $id) {
        success
      }
    }
  `);
  return (
    <RowActions>
      <Button
        variant="quiet"
        isBusy={isBusy}
        aria-label={t(($) => $.aside.takeBackNamed, { name: nameOf(movement) })}
        onClick={() => call({ id: movement._id }, { onDone: onChanged, onRefused: setRefusal })}
      >
        {t(($) => $.aside.takeBack)}
      </Button>
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
    </RowActions>
  );
};

type ClosedMovementsProps = {
  movements: readonly Movement[];
  state: Exclude<MovementState, 'OPEN'>;
  onChanged: () => void;
};

/** What was settled by which invoices, set aside for which reason, or paid by the club. */
export const ClosedMovements = ({ movements, state, onChanged }: ClosedMovementsProps) => {
  const { t } = useTranslation('bankAdmin');
  const { amountOf } = useStatementFacts();
  const meaning = (movement: Movement) => (
    <span key="meaning">
      {movement.asideReason != null && t(($) => $.aside.reasons[movement.asideReason ?? 'OTHER'])}
      {movement.note != null && <> ({movement.note})</>} <InvoiceFacts invoices={movement.invoices} />
      <CollectionFacts movement={movement} />
    </span>
  );
  return (
    <AdminTable
      label={t(($) => $.list)}
      columns={[
        { label: t(($) => $.columns.movement) },
        { label: t(($) => $.columns.amount), isNarrow: true, isNumber: true },
        ...(state === 'OUTGOING' ? [] : [{ label: t(($) => $.columns.meaning[state]) }]),
        ...(state === 'SET_ASIDE' ? [{ label: t(($) => $.columns.actions), isSilent: true }] : []),
      ]}
      rows={movements.map((movement) => ({
        key: movement._id,
        cells: [
          <MovementFacts key="movement" movement={movement} />,
          amountOf(movement),
          ...(state === 'OUTGOING' ? [] : [meaning(movement)]),
          ...(state === 'SET_ASIDE' ? [<TakeBack key="back" movement={movement} onChanged={onChanged} />] : []),
        ],
      }))}
    />
  );
};
