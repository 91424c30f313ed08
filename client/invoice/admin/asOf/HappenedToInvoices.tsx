import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { HappenedToInvoicesQuery } from '../../../__generated__/HappenedToInvoicesQuery.graphql.ts';
import { Happened } from '../../../core/asOf/PastState.tsx';
import { HistoryEntryView } from '../../../core/history/HistoryEntryView.tsx';

type HappenedToInvoicesProps = { year: number; month: number | null; at: string };

/** What happened to the invoices at that very moment. */
export const HappenedToInvoices = (moment: HappenedToInvoicesProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { invoicesHistory } = useLazyLoadQuery<HappenedToInvoicesQuery>(
    graphql`
      query HappenedToInvoicesQuery($year: Int!, $month: Int, $at: DateTime!) {
        invoicesHistory(year: $year, month: $month, at: $at) {
          position
          subjectID
          ...HistoryEntryView_entry
        }
      }
    `,
    moment,
  );
  return (
    <Happened aria-label={t(($) => $.asOf.happened)}>
      {invoicesHistory.map((entry) => (
        <HistoryEntryView key={`${entry.position} ${entry.subjectID}`} entry={entry} />
      ))}
    </Happened>
  );
};
