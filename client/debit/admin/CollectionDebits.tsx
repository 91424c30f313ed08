import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  CollectionDebits_collection$data,
  CollectionDebits_collection$key,
} from '../../__generated__/CollectionDebits_collection.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { RowActions } from '../../ui/material/admin/RowActions.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { useReasonText } from './useReasonText.ts';

type Debit = CollectionDebits_collection$data['debits'][number];

/** What became of a debit, with the reason. */
const useFate = (): ((debit: Debit) => string) => {
  const { t } = useTranslation('debitAdmin');
  const reasonOf = useReasonText();
  const { cents } = useFormat();
  return ({ state, dropReason, returnReason, returnFee, paidOtherwise }) =>
    [
      t(($) => $.run.states[state]),
      dropReason && t(($) => $.run.drops[dropReason]),
      returnReason && reasonOf(returnReason),
      returnFee != null && returnFee > 0 && t(($) => $.run.fee, { amount: cents(returnFee) }),
      paidOtherwise && t(($) => $.run.paidOtherwise),
    ]
      .filter(Boolean)
      .join(', ');
};

type CollectionDebitsProps = { collection: CollectionDebits_collection$key; onChanged: () => void };

/** The debits of a collection; one that the bank has can come back. */
export const CollectionDebits = ({ collection: key, onChanged }: CollectionDebitsProps) => {
  const { t } = useTranslation('debitAdmin');
  const { cents } = useFormat();
  const fateOf = useFate();
  const [returned, setReturned] = useState<Debit | null>(null);
  const { _id, state, debits } = useFragment(
    graphql`
      fragment CollectionDebits_collection on DebitCollection {
        _id
        state
        debits {
          _id
          invoiceNumber
          amount
          state
          dropReason
          returnReason
          returnFee
          firstName
          lastName
          paidOtherwise
        }
      }
    `,
    key,
  );
  const isWithBank = state === 'SUBMITTED' || state === 'SETTLED';
  const canReturn = (debit: Debit) => isWithBank && (debit.state === 'PENDING' || debit.state === 'COLLECTED');
  return (
    <Card title={t(($) => $.run.list)}>
      <AdminTable
        label={t(($) => $.run.list)}
        columns={[
          { label: t(($) => $.columns.person) },
          { label: t(($) => $.columns.invoice), isNarrow: true },
          { label: t(($) => $.columns.amount), isNarrow: true, isNumber: true },
          { label: t(($) => $.columns.state) },
          { label: t(($) => $.columns.actions), isSilent: true },
        ]}
        rows={debits.map((debit) => ({
          key: debit._id,
          cells: [
            [debit.lastName, debit.firstName].filter(Boolean).join(', ') || t(($) => $.unknown),
            <Link key="invoice" to={`/dashboard/invoice/${debit._id}/details`}>
              {debit.invoiceNumber}
            </Link>,
            cents(debit.amount),
            fateOf(debit),
            canReturn(debit) && (
              <RowActions key="return">
                <Button
                  variant="secondary"
                  aria-label={t(($) => $.run.returned.named, { number: debit.invoiceNumber })}
                  onClick={() => setReturned(debit)}
                >
                  {t(($) => $.run.returned.button)}
                </Button>
              </RowActions>
            ),
          ],
        }))}
      />
      {returned && (
        <ReturnDialog
          id={_id}
          invoice={returned}
          onDone={() => {
            setReturned(null);
            onChanged();
          }}
          onClose={() => setReturned(null)}
        />
      )}
    </Card>
  );
};
