import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import type { InvoiceDifference } from './invoiceDifferences.ts';
import { useChangeText } from './useChangeText.ts';

const Fold = styled('details')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  '& > summary': {
    display: 'list-item',
    width: 'fit-content',
    paddingBlock: theme.spacing(2),
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > ul': { display: 'grid', gap: theme.spacing(2), margin: theme.spacing(2, 0, 5), padding: 0, listStyle: 'none' },
}));

/** With more, the invoices would be below the fold. */
const mostUnfolded = 5;

/** What is another way now than it was known then, in words. */
export const ChangedInvoices = ({ differences }: { differences: readonly InvoiceDifference[] }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const changeText = useChangeText();
  return (
    <Fold open={differences.length <= mostUnfolded}>
      <summary>{t(($) => $.asOf.differences, { count: differences.length })}</summary>
      <ul>
        {differences.map(({ now, kinds }) => (
          <li key={now.id}>
            <Link to={`/dashboard/invoice/${now.id}/details`}>{now.number}</Link>
            {`, ${now.who || t(($) => $.erased)}, ${cents(now.amount)}: ${t(($) => $.asOf.since, { what: changeText(kinds) })}`}
          </li>
        ))}
      </ul>
    </Fold>
  );
};
