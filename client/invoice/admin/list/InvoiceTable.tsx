import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceTable_invoices$key } from '../../../__generated__/InvoiceTable_invoices.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Unbroken } from '../../../ui/layout/Unbroken.tsx';
import { AdminTable, type Column } from '../../../ui/material/admin/AdminTable.tsx';
import { StateWithAmounts } from '../StateWithAmounts.tsx';
import { shownAmount, shownStateOf } from '../../invoiceState.ts';
import type { InvoiceFilter, InvoiceSort } from './invoiceFilter.ts';

type InvoiceTableProps = {
  invoices: InvoiceTable_invoices$key;
  filter: InvoiceFilter;
  onChange: (change: Partial<InvoiceFilter>) => void;
};

const sortable =
  ({ filter, onChange }: Pick<InvoiceTableProps, 'filter' | 'onChange'>) =>
  (sort: InvoiceSort): Pick<Column, 'sort'> => {
    const isChosen = filter.sort === sort;
    const chosenOrder = filter.descending ? 'descending' : 'ascending';
    return {
      sort: {
        order: isChosen ? chosenOrder : 'none',
        onSort: () => onChange({ sort, descending: isChosen && !filter.descending }),
      },
    };
  };

/** One page of invoices; each number is the link to its page. */
export const InvoiceTable = ({ invoices: key, filter, onChange }: InvoiceTableProps) => {
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
        isCorrection
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
  const by = sortable({ filter, onChange });
  return (
    <AdminTable
      label={t(($) => $.list.label)}
      columns={[
        { label: t(($) => $.list.columns.number), ...by('NUMBER') },
        { label: t(($) => $.list.columns.person), ...by('PERSON') },
        { label: t(($) => $.list.columns.amount), isNarrow: true, isNumber: true, ...by('AMOUNT') },
        { label: t(($) => $.list.columns.state) },
        { label: t(($) => $.list.columns.created) },
        { label: t(($) => $.list.columns.due), ...by('DUE') },
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
            <StateWithAmounts
              key="state"
              state={state}
              warningLevel={invoice.warningLevel}
              refundDue={invoice.refundDue}
            />,
            date(invoice.createDate, 'inColumn'),
            invoice.dueDate == null ? '–' : date(invoice.dueDate, 'inColumn'),
          ],
        };
      })}
    />
  );
};
