import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceTable_invoices$key } from '../../../__generated__/InvoiceTable_invoices.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Unbroken } from '../../../ui/layout/Unbroken.tsx';
import { AdminTable } from '../../../ui/material/admin/AdminTable.tsx';
import { InvoiceState } from '../../InvoiceState.tsx';
import { shownAmount, shownStateOf } from '../../invoiceState.ts';

/** One page of invoices; each number is the link to its page. */
export const InvoiceTable = ({ invoices: key }: { invoices: InvoiceTable_invoices$key }) => {
  const { t } = useTranslation(['invoiceAdmin', 'invoices']);
  const { cents, date } = useFormat();
  const invoices = useFragment(
    graphql`
      fragment InvoiceTable_invoices on Invoice @relay(plural: true) {
        _id
        invoiceNumber
        createDate
        dueDate
        state
        overdue
        warningLevel
        refundDue
        amountDue
        cancels {
          _id
        }
        invoiceTo {
          userID
          firstName
          lastName
        }
      }
    `,
    key,
  );
  return (
    <AdminTable
      label={t(($) => $.list.label)}
      columns={[
        { label: t(($) => $.list.columns.number) },
        { label: t(($) => $.list.columns.person) },
        { label: t(($) => $.list.columns.amount), isNarrow: true, isNumber: true },
        { label: t(($) => $.list.columns.state) },
        { label: t(($) => $.list.columns.created), isNarrow: true },
        { label: t(($) => $.list.columns.due), isNarrow: true },
      ]}
      rows={invoices.map((invoice) => {
        const state = shownStateOf(invoice);
        const { firstName, lastName, userID } = invoice.invoiceTo;
        return {
          key: invoice._id,
          cells: [
            <Link key="number" to={`/dashboard/invoice/${invoice._id}/details`}>
              <Unbroken>{invoice.invoiceNumber}</Unbroken>
            </Link>,
            userID === '' ? t(($) => $.erased) : `${lastName}, ${firstName} (${userID})`,
            cents(shownAmount(invoice)),
            <span key="state">
              <InvoiceState state={state} label={t(($) => $.states[state], { ns: 'invoices' })} />
              {invoice.warningLevel > 0 && <> {t(($) => $.list.warned, { count: invoice.warningLevel })}</>}
              {invoice.refundDue > 0 && <> {t(($) => $.list.refundDue, { amount: cents(invoice.refundDue) })}</>}
            </span>,
            date(invoice.createDate, 'plain'),
            invoice.dueDate == null ? '–' : date(invoice.dueDate, 'plain'),
          ],
        };
      })}
    />
  );
};
