import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CreditsQuery } from '../../../__generated__/CreditsQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DataTable } from '../../../ui/layout/DataTable.tsx';
import { CreditRefundDialog } from './CreditRefundDialog.tsx';
import { CreditSetOffDialog } from './CreditSetOffDialog.tsx';
import { CreditWithdrawDialog } from './CreditWithdrawDialog.tsx';
import type { ShownCredit } from './shownCredit.ts';

const dialogs = { refund: CreditRefundDialog, setOff: CreditSetOffDialog, withdraw: CreditWithdrawDialog };
type Asked = Readonly<{ action: keyof typeof dialogs; credit: ShownCredit }>;

/** What of a credit can be done: it is set off where an invoice is open, and withdrawn as long as all of it is left. */
const actionsOf = ({ openInvoices, isWhole }: ShownCredit): readonly Asked['action'][] => [
  'refund',
  ...(openInvoices.length > 0 ? (['setOff'] as const) : []),
  ...(isWhole ? (['withdraw'] as const) : []),
];

/** What payers have paid too much, to be paid back or set off; nothing where nobody has. */
export const Credits = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents, date } = useFormat();
  // Counts what was done: the list is then asked for again.
  const [done, setDone] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { credits } = useLazyLoadQuery<CreditsQuery>(
    graphql`
      query CreditsQuery {
        credits {
          _id
          amount
          rest
          receivedOn
          invoiceNumber
          person {
            firstName
            lastName
          }
          openInvoices {
            _id
            invoiceNumber
            openAmount
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${done}` },
  );
  if (credits.length === 0) return null;
  const { columns } = t(($) => $.credits, { returnObjects: true });
  const shown = credits.map(({ _id, person, rest, ...credit }) => ({
    ...{ id: _id, number: credit.invoiceNumber, amount: cents(rest), isWhole: rest === credit.amount },
    day: date(credit.receivedOn),
    openInvoices: credit.openInvoices.map((invoice) => ({
      value: invoice._id,
      label: t(($) => $.credits.option, { number: invoice.invoiceNumber, amount: cents(invoice.openAmount) }),
    })),
    name: person ? `${person.firstName} ${person.lastName}` : t(($) => $.erased),
  }));
  const Dialog = asked && dialogs[asked.action];
  return (
    <Card title={t(($) => $.credits.title)}>
      <p>{t(($) => $.credits.text)}</p>
      <DataTable
        label={t(($) => $.credits.title)}
        columns={[
          columns.person,
          columns.invoice,
          columns.day,
          { label: columns.amount, isNumber: true },
          columns.action,
        ]}
        rows={shown.map(({ day, ...credit }) => ({
          key: credit.id,
          cells: [
            ...[credit.name, credit.number, day, credit.amount],
            <ButtonRow key="action">
              {actionsOf(credit).map((action) => (
                <Button
                  key={action}
                  variant="secondary"
                  aria-haspopup="dialog"
                  aria-label={t(($) => $.credits[`${action}Named`], {
                    ...{ amount: credit.amount, name: credit.name, number: credit.number },
                  })}
                  onClick={() => setAsked({ action, credit })}
                >
                  {t(($) => $.credits[action])}
                </Button>
              ))}
            </ButtonRow>,
          ],
        }))}
      />
      {asked && Dialog && (
        <Dialog
          credit={asked.credit}
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
