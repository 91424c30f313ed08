import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { remedyOf } from '@platzwart/contracts/debit';
import type { ReturnNote_invoice$key } from '../../__generated__/ReturnNote_invoice.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useReasonText } from './useReasonText.ts';

/** When and why a debit came back, and what has to happen before it is tried again; nothing where none did. */
export const ReturnNote = ({ invoice }: { invoice: ReturnNote_invoice$key }) => {
  const { t } = useTranslation('debitAdmin');
  const { date } = useFormat();
  const reasonOf = useReasonText();
  const { returnReason, returnedOn, returns } = useFragment(
    graphql`
      fragment ReturnNote_invoice on DueInvoice {
        returnReason
        returnedOn
        returns
      }
    `,
    invoice,
  );
  if (returnReason == null || returnedOn == null) return null;
  const named = { day: date(returnedOn, 'plain'), reason: reasonOf(returnReason) };
  const what =
    returns === 0 ? t(($) => $.fresh.otherCameBack, named) : t(($) => $.fresh.cameBack, { ...named, count: returns });
  return [what, t(($) => $.fresh.remedies[remedyOf(returnReason, returns)])].join(' ');
};
