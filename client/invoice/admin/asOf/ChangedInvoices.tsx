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

type ChangedInvoicesProps = {
  differences: readonly InvoiceDifference[];
  /** Of the later moment; null: later. */
  time: string | null;
};

/** What is another way later, in words. */
export const ChangedInvoices = ({ differences, time }: ChangedInvoicesProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const changeText = useChangeText();
  const count = differences.length;
  if (count === 0) return <p>{time === null ? t(($) => $.asOf.same) : t(($) => $.asOf.sameThen, { time })}</p>;
  return (
    <Fold open={count <= mostUnfolded}>
      <summary>
        {time === null ? t(($) => $.asOf.differences, { count }) : t(($) => $.asOf.differencesThen, { count, time })}
      </summary>
      <ul>
        {differences.map(({ later, kinds }) => (
          <li key={later.id}>
            <Link to={`/dashboard/invoice/${later.id}/details`}>{later.number}</Link>
            {`, ${later.who || t(($) => $.erased)}, ${cents(later.amount)}: ${t(($) => $.asOf.since, { what: changeText(kinds) })}`}
          </li>
        ))}
      </ul>
    </Fold>
  );
};
