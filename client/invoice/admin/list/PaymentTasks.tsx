import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PaymentTasksQuery, PaymentTasksQuery$data } from '../../../__generated__/PaymentTasksQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { DataTable } from '../../../ui/layout/DataTable.tsx';
import { PaymentTaskActions, type ShownTask } from './PaymentTaskActions.tsx';
import { RefundOtherwiseDialog } from './RefundOtherwiseDialog.tsx';

type Task = PaymentTasksQuery$data['paymentTasks'][number];
const useShownTask = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  return ({ _id: id, kind, amount, method, person }: Task): ShownTask => ({
    ...{ id, kind, userID: person?.userID ?? null, amount: cents(amount) },
    name: person ? `${person.firstName} ${person.lastName}` : t(($) => $.erased),
    method: t(($) => $.paymentTasks.methods[method]),
  });
};

/** Refunds that a payment provider has not paid, and payments that it has taken back, with what can be done; nothing where there are none. */
export const PaymentTasks = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { instant } = useFormat();
  const [done, setDone] = useState(0);
  const [asked, setAsked] = useState<ShownTask | null>(null);
  const { paymentTasks } = useLazyLoadQuery<PaymentTasksQuery>(
    graphql`
      query PaymentTasksQuery {
        paymentTasks {
          _id
          kind
          amount
          method
          since
          person {
            userID
            firstName
            lastName
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${done}` },
  );
  const shown = useShownTask();
  if (paymentTasks.length === 0) return null;
  const { columns } = t(($) => $.paymentTasks, { returnObjects: true });
  const askAgain = () => {
    setAsked(null);
    setDone(done + 1);
  };
  return (
    <Card title={t(($) => $.paymentTasks.title)}>
      <p>{t(($) => $.paymentTasks.text)}</p>
      <DataTable
        label={t(($) => $.paymentTasks.title)}
        columns={[
          columns.person,
          columns.what,
          columns.since,
          { label: columns.amount, isNumber: true },
          columns.action,
        ]}
        rows={paymentTasks.map((row) => {
          const task = shown(row);
          return {
            key: task.id,
            cells: [
              ...[task.name, `${t(($) => $.paymentTasks.kinds[task.kind])} (${task.method})`],
              ...[instant(Date.parse(row.since)), task.amount],
              <PaymentTaskActions key="action" task={task} onDone={askAgain} onPaidOtherwise={() => setAsked(task)} />,
            ],
          };
        })}
      />
      {asked && <RefundOtherwiseDialog task={asked} onClose={() => setAsked(null)} onDone={askAgain} />}
    </Card>
  );
};
