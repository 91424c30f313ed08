import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import type { MatchedInvoice } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';

const Root = styled('span')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

/** The invoices that a movement is about, each with its payer and what is due. */
export const InvoiceFacts = ({ invoices }: { invoices: readonly MatchedInvoice[] }) => {
  const { cents } = useFormat();
  const { payerOf } = useStatementFacts();
  return (
    <Root>
      {invoices.map((invoice) => (
        <span key={invoice._id}>
          <Link to={`/dashboard/invoice/${invoice._id}/details`}>{invoice.invoiceNumber}</Link> {payerOf(invoice)},{' '}
          {cents(invoice.amountDue)}
        </span>
      ))}
    </Root>
  );
};
