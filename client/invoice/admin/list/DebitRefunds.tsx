import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DebitRefundsQuery } from '../../../__generated__/DebitRefundsQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DataTable } from '../../../ui/layout/DataTable.tsx';
import { DebitRefundDialog, type ShownDebitRefund } from './DebitRefundDialog.tsx';

/** What direct debits have collected for invoices that were paid otherwise, with a button that says that it is paid back; nothing where nothing is due. */
export const DebitRefunds = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents, date } = useFormat();
  // Counts what was recorded as paid back: the list is then asked for again.
  const [done, setDone] = useState(0);
  const [asked, setAsked] = useState<ShownDebitRefund | null>(null);
  const { debitRefunds } = useLazyLoadQuery<DebitRefundsQuery>(
    graphql`
      query DebitRefundsQuery {
        debitRefunds {
          collectionID
          invoiceID
          invoiceNumber
          amount
          executionOn
          person {
            firstName
            lastName
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${done}` },
  );
  if (debitRefunds.length === 0) return null;
  const { columns } = t(($) => $.debitRefunds, { returnObjects: true });
  const refunds = debitRefunds.map(({ collectionID, invoiceID, person, ...row }) => ({
    ...{ collectionID, invoiceID, number: row.invoiceNumber, amount: cents(row.amount), day: date(row.executionOn) },
    name: person ? `${person.firstName} ${person.lastName}` : t(($) => $.erased),
  }));
  return (
    <Card title={t(($) => $.debitRefunds.title)}>
      <p>{t(($) => $.debitRefunds.text)}</p>
      <DataTable
        label={t(($) => $.debitRefunds.title)}
        columns={[
          columns.person,
          columns.invoice,
          columns.day,
          { label: columns.amount, isNumber: true },
          columns.action,
        ]}
        rows={refunds.map(({ day, ...refund }) => ({
          key: `${refund.collectionID} ${refund.invoiceID}`,
          cells: [
            ...[refund.name, refund.number, day, refund.amount],
            <Button
              key="action"
              variant="secondary"
              aria-haspopup="dialog"
              aria-label={t(($) => $.debitRefunds.actionNamed, refund)}
              onClick={() => setAsked(refund)}
            >
              {t(($) => $.clubRefunds.action)}
            </Button>,
          ],
        }))}
      />
      {asked && (
        <DebitRefundDialog
          refund={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            setDone(done + 1);
          }}
        />
      )}
    </Card>
  );
};
