import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ClubRefundsQuery } from '../../../__generated__/ClubRefundsQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DataTable } from '../../../ui/layout/DataTable.tsx';
import { ClubRefundDialog, type DueRefund } from './ClubRefundDialog.tsx';

/** What was paid at the club for bookings that are cancelled, with a button that says that it is paid back; nothing where nothing is due. */
export const ClubRefunds = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents, date } = useFormat();
  // Counts what was recorded as paid back: the list is then asked for again.
  const [done, setDone] = useState(0);
  const [asked, setAsked] = useState<DueRefund | null>(null);
  const { clubRefunds } = useLazyLoadQuery<ClubRefundsQuery>(
    graphql`
      query ClubRefundsQuery {
        clubRefunds {
          _id
          kind
          date
          amount
          firstName
          lastName
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${done}` },
  );
  if (clubRefunds.length === 0) return null;
  const { columns } = t(($) => $.clubRefunds, { returnObjects: true });
  const refunds = clubRefunds.map(({ _id: id, kind, amount, firstName, lastName, ...row }): DueRefund => ({
    ...{ id, kind, amount, day: date(row.date), what: t(($) => $.clubRefunds.what[kind]) },
    name: lastName == null ? t(($) => $.erased) : `${firstName ?? ''} ${lastName}`.trim(),
  }));
  return (
    <Card title={t(($) => $.clubRefunds.title)}>
      <p>{t(($) => $.clubRefunds.text)}</p>
      <DataTable
        label={t(($) => $.clubRefunds.title)}
        columns={[columns.person, columns.what, columns.day, { label: columns.amount, isNumber: true }, columns.action]}
        rows={refunds.map((refund) => ({
          key: `${refund.kind} ${refund.id}`,
          cells: [
            ...[refund.name, refund.what, refund.day, cents(refund.amount)],
            <Button
              key="action"
              variant="secondary"
              aria-haspopup="dialog"
              aria-label={t(($) => $.clubRefunds.actionNamed, refund)}
              onClick={() => setAsked(refund)}
            >
              {t(($) => $.clubRefunds.action)}
            </Button>,
          ],
        }))}
      />
      {asked && (
        <ClubRefundDialog
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
