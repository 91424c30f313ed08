import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CancelledLinesNotice_invoice$key } from '../../../__generated__/CancelledLinesNotice_invoice.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';

/** Why an invoice has to be cancelled: something on it was cancelled without a price after its issue (decisions.md B2). */
export const CancelledLinesNotice = ({ invoice: key }: { invoice: CancelledLinesNotice_invoice$key }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { cancelledLines } = useFragment(
    graphql`
      fragment CancelledLinesNotice_invoice on Invoice {
        cancelledLines {
          count
          amount
        }
      }
    `,
    key,
  );
  if (!cancelledLines) return null;
  const { count, amount } = cancelledLines;
  return <NoticeBox kind="warning">{t(($) => $.details.cancelledLines, { count, amount: cents(amount) })}</NoticeBox>;
};
