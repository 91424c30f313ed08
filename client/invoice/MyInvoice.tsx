import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MyInvoice_invoice$data, MyInvoice_invoice$key } from '../__generated__/MyInvoice_invoice.graphql.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { ButtonRow } from '../ui/buttons/ButtonRow.tsx';
import { DocumentButton, sentLetters } from './DocumentButton.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoiceState } from './InvoiceState.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { type ShownState, isOpen, shownAmount, shownStateOf } from './invoiceState.ts';

const Item = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& h3, & p': { margin: 0 },
  '& h3': { ...theme.typography.body1, fontWeight: 700 },
  '& h4': { ...theme.typography.body1, fontWeight: 600, margin: theme.spacing(0, 0, 2) },
}));
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  alignItems: 'baseline',
}));
const Amount = styled('strong')({ fontVariantNumeric: 'tabular-nums' });
const Details = styled('details')(({ theme }) => ({
  '& > summary': { cursor: 'pointer', paddingBlock: theme.spacing(2), fontWeight: 600 },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(4) },
}));

type Data = MyInvoice_invoice$data;

const nameOf = (state: ShownState) =>
  state === 'STORNO' ? 'stornoName' : state === 'CORRECTION' ? 'correctionName' : 'name';

/** What became of it, in a sentence; null where its state says everything. */
const useNews = (): ((invoice: Data) => string | null) => {
  const { t } = useTranslation('invoices');
  const { cents, date } = useFormat();
  const openNews = ({ dueDate, collectedOn, ...invoice }: Data): string | null => {
    if (collectedOn != null) return t(($) => $.own.collected, { date: date(collectedOn, 'plain') });
    return isOpen(invoice) && dueDate != null ? t(($) => $.own.due, { date: date(dueDate, 'plain') }) : null;
  };
  const cancelledNews = ({ cancelledLines }: Data): string | null =>
    cancelledLines ? t(($) => $.own.toCorrect, { amount: cents(cancelledLines.amount) }) : null;
  return (invoice) => {
    const { state, paidAt, cancels, refundDue } = invoice;
    if (cancels)
      return t(($) => (invoice.isCorrection ? $.own.correction : $.own.storno), { number: cancels.invoiceNumber });
    if (refundDue > 0) return t(($) => $.own.refundDue, { amount: cents(refundDue) });
    if (state === 'CANCELED') return t(($) => $.own.canceled);
    const toCorrect = cancelledNews(invoice);
    if (toCorrect !== null) return toCorrect;
    if (state === 'PAID') return paidAt == null ? null : t(($) => $.own.paid, { date: date(paidAt, 'plain') });
    return openNews(invoice);
  };
};

/** One invoice for whom it is for: its amount, until when, and how to pay it. */
export const MyInvoice = ({ invoice: key }: { invoice: MyInvoice_invoice$key }) => {
  const { t } = useTranslation('invoices');
  const { cents, date } = useFormat();
  const news = useNews();
  const invoice = useFragment(
    graphql`
      fragment MyInvoice_invoice on Invoice {
        _id
        invoiceNumber
        createDate
        dueDate
        state
        overdue
        paidAt
        warningLevel
        refundDue
        collectedOn
        cancelledLines {
          amount
        }
        totalAmount
        amountDue
        paidAmount
        waivedAmount
        isCorrection
        openAmount
        cancels {
          invoiceNumber
        }
        totals {
          ...InvoiceTotals_totals
        }
        payment {
          iban
          bic
          accountHolder
          reference
          byDirectDebit
        }
        items {
          ...InvoiceItems_items
        }
      }
    `,
    key,
  );
  const {
    _id: id,
    invoiceNumber: number,
    totals,
    totalAmount,
    amountDue,
    paidAmount,
    waivedAmount,
    openAmount,
    payment,
  } = invoice;
  const state = shownStateOf(invoice);
  const name = t(($) => $.own[nameOf(state)], { number });
  const text = news(invoice);
  return (
    <Item aria-label={name}>
      <h3>{name}</h3>
      <Line>
        <Amount>{cents(shownAmount(invoice))}</Amount>
        <InvoiceState state={state} label={t(($) => $.ownStates[state])} />
        <span>{t(($) => $.own.created, { date: date(invoice.createDate, 'plain') })}</span>
      </Line>
      {text !== null && <p>{text}</p>}
      {isOpen(invoice) && invoice.collectedOn == null && payment?.iban && (
        <section>
          <h4>{t(($) => $.own.pay)}</h4>
          <p>{t(($) => (payment.byDirectDebit ? $.own.debitText : $.own.payText))}</p>
          <PaymentFacts
            amount={openAmount}
            iban={payment.iban}
            bic={payment.bic ?? null}
            accountHolder={payment.accountHolder}
            reference={payment.reference}
          />
        </section>
      )}
      <ButtonRow>
        <DocumentButton invoiceId={id} number={number} />
        {sentLetters(invoice.warningLevel).map((level) => (
          <DocumentButton key={level} invoiceId={id} number={number} level={level} />
        ))}
      </ButtonRow>
      <Details>
        <summary>{t(($) => $.own.details)}</summary>
        <div>
          <InvoiceItems items={invoice.items} state={state} />
          <InvoiceTotals {...{ totals, totalAmount, amountDue, paidAmount, waivedAmount, state }} />
        </div>
      </Details>
    </Item>
  );
};
