import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { InvoicePreviewQuery } from '../../../__generated__/InvoicePreviewQuery.graphql.ts';
import { codeOf } from '../../../core/errors/serverRefusal.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { ItemPaidButton } from '../../../core/itemPaid/ItemPaidButton.tsx';
import { useNotify } from '../../../core/notices.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { InvoiceItems } from '../../InvoiceItems.tsx';
import { InvoiceTotals } from '../../InvoiceTotals.tsx';
import type { BillingPeriod } from '../period/billingPeriod.ts';
import { useIssueText } from '../useIssueText.ts';
import { useCreateInvoice } from './useCreateInvoice.ts';

/** What the invoice of a person and a period would hold, and the button that issues it. */
export const InvoicePreview = ({ userID, period }: { userID: string; period: BillingPeriod }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const issueText = useIssueText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { call, isBusy } = useCreateInvoice();
  const [refusal, setRefusal] = useState<Error | null>(null);
  // Counts what may have changed what is open: the preview is then asked for again.
  const [changes, setChanges] = useState(0);
  const askAgain = () => setChanges((count) => count + 1);
  const invoice = { userID, ...period };
  const { toInvoiceDataForUser: data } = useLazyLoadQuery<InvoicePreviewQuery>(
    graphql`
      query InvoicePreviewQuery($userID: ID!, $fromDate: Date!, $toDate: Date!) {
        toInvoiceDataForUser(userID: $userID, fromDate: $fromDate, toDate: $toDate) {
          totalAmount
          amountDue
          totals {
            ...InvoiceTotals_totals
          }
          invoiceTo {
            address {
              __typename
            }
          }
          items {
            ...InvoiceItems_items
          }
        }
      }
    `,
    invoice,
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  const { totals, totalAmount, amountDue, invoiceTo, items } = data;
  if (amountDue === 0)
    return (
      <EmptyList title={t(($) => $.new.nothing)} text={refusal ? issueText(refusal) : t(($) => $.new.nothingText)} />
    );
  const hasAddress = invoiceTo.address != null;
  const create = () => {
    setRefusal(null);
    call(
      { invoice },
      {
        onDone: ({ createInvoice }) => {
          const issued = createInvoice.invoice;
          notify({ kind: 'success', text: t(($) => $.new.done, { number: issued?.invoiceNumber ?? '' }) });
          void navigate(issued ? `/dashboard/invoice/${issued._id}/details` : '/dashboard/invoice');
        },
        onRefused: (error) => {
          setRefusal(error);
          if (codeOf(error) === 'ERR_INVOICE_NOT_CREATED') askAgain();
        },
      },
    );
  };
  return (
    <Card title={t(($) => $.new.preview)}>
      <InvoiceItems
        items={items}
        actionOf={(item) => (
          <div>
            <ItemPaidButton item={item} variant="quiet" onPaid={askAgain} />
          </div>
        )}
      />
      <InvoiceTotals {...{ totals, totalAmount, amountDue }} state="UNPAID" />
      {!hasAddress && (
        <NoticeBox kind="warning">
          <p>{t(($) => $.causes.address)}</p>
          <ButtonLink to={`/dashboard/user/${userID}/edit`} variant="secondary">
            {t(($) => $.toAddress)}
          </ButtonLink>
        </NoticeBox>
      )}
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {issueText(refusal)}
        </NoticeBox>
      )}
      {hasAddress && (
        <ButtonRow>
          <Button isBusy={isBusy} onClick={create}>
            {t(($) => $.new.submit, { amount: cents(amountDue) })}
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
};
