import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceActions_invoice$data,
  InvoiceActions_invoice$key,
} from '../../../__generated__/InvoiceActions_invoice.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { HistoryButton } from '../../../core/history/HistoryButton.tsx';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { DocumentButton, sentLetters } from '../../DocumentButton.tsx';
import { InvoiceQuestion } from './InvoiceQuestion.tsx';
import { type InvoiceAction, type NextWarning, nextWarning, possibleActions } from './invoiceActions.ts';

const Why = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '@media print': { display: 'none' },
}));

/** Why no letter can be sent now; nothing where one can, or where there is nothing to remind of. */
const WhyNoWarning = ({ warning }: { warning: NextWarning | null }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { date } = useFormat();
  if (!warning || 'level' in warning) return null;
  return (
    <Why>
      {warning.reason === 'notDue'
        ? t(($) => $.warning.notDue, { date: date(warning.dueDate, 'plain') })
        : t(($) => $.warning.lastSent)}
    </Why>
  );
};

/** The way to a new invoice about what a cancelled one demanded; nothing where there is one already. */
const BillAgain = ({ invoice }: { invoice: InvoiceActions_invoice$data }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { state, cancels, replacedBy, invoiceTo, fromDate, toDate } = invoice;
  if (state !== 'CANCELED' || cancels || replacedBy || invoiceTo.userID === '') return null;
  const params = new URLSearchParams({ user: invoiceTo.userID, from: fromDate, to: toDate });
  return (
    <ButtonLink to={`/dashboard/invoice/new?${params.toString()}`} variant="secondary">
      {t(($) => $.storno.again)}
    </ButtonLink>
  );
};

type InvoiceActionsProps = { invoice: InvoiceActions_invoice$key; onChanged: () => void };

/** Everything that an ADMIN does with an invoice; what is not possible is left out, or said why. */
export const InvoiceActions = ({ invoice: key, onChanged }: InvoiceActionsProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { date: today } = useClubClock();
  const [asked, setAsked] = useState<InvoiceAction | null>(null);
  const invoice = useFragment(
    graphql`
      fragment InvoiceActions_invoice on Invoice {
        _id
        invoiceNumber
        state
        overdue
        dueDate
        fromDate
        toDate
        warningLevel
        eInvoiceUrl
        refundDue
        openAmount
        paidAmount
        waivedAmount
        isCorrection
        cancels {
          _id
          invoiceNumber
        }
        replacedBy {
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
  const { _id: id, invoiceNumber: number, openAmount: amount, refundDue, invoiceTo } = invoice;
  // A document that cancels or corrects an invoice is a part of that invoice's history, and has none of its own.
  const recorded = invoice.cancels ?? invoice;
  const possible = possibleActions(invoice, today);
  const warning = nextWarning(invoice, today);
  const level = warning && 'level' in warning ? warning.level : null;
  const textOf = (action: InvoiceAction): string =>
    action === 'warning' ? t(($) => $.warning.actions[level ?? 1]) : t(($) => $[action].action);
  return (
    <>
      <ButtonRow>
        {possible.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 && action !== 'unpaid' ? 'primary' : 'secondary'}
            onClick={() => setAsked(action)}
          >
            {textOf(action)}
          </Button>
        ))}
        <BillAgain invoice={invoice} />
        <DocumentButton invoiceId={id} number={number} />
        {invoice.eInvoiceUrl != null && <DocumentButton invoiceId={id} number={number} isXml />}
        {sentLetters(invoice.warningLevel).map((sent) => (
          <DocumentButton key={sent} invoiceId={id} number={number} level={sent} />
        ))}
        <HistoryButton
          subjectId={recorded._id}
          subject={t(($) => $.details.title, { number: recorded.invoiceNumber })}
        />
      </ButtonRow>
      <WhyNoWarning warning={warning} />
      {asked && (
        <InvoiceQuestion
          {...{ id, number, amount, refundDue, level }}
          action={asked}
          isPaid={invoice.state === 'PAID'}
          recipient={`${invoiceTo.firstName} ${invoiceTo.lastName}`}
          onDone={() => {
            setAsked(null);
            onChanged();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
