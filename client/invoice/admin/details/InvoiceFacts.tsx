import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceFacts_invoice$data,
  InvoiceFacts_invoice$key,
} from '../../../__generated__/InvoiceFacts_invoice.graphql.ts';
import { movementIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx';
import { InvoiceState } from '../../InvoiceState.tsx';
import { shownStateOf } from '../../invoiceState.ts';

type Data = InvoiceFacts_invoice$data;
type Fact = Readonly<{ name: string; value: ReactNode }>;

const Recipient = ({ to: { userID, firstName, lastName, address } }: { to: Data['invoiceTo'] }) => {
  const { t } = useTranslation('invoiceAdmin');
  if (userID === '') return t(($) => $.erased);
  return (
    <>
      <Link to={`/dashboard/user/${userID}/edit`}>{`${firstName} ${lastName} (${userID})`}</Link>
      {address && (
        <>
          <br />
          {address.street} {address.houseNumber}
          <br />
          {address.zip} {address.city}
        </>
      )}
    </>
  );
};

const OtherInvoice = ({ invoice }: { invoice: NonNullable<Data['cancels']> }) => (
  <Link to={`/dashboard/invoice/${invoice._id}/details`}>{invoice.invoiceNumber}</Link>
);

/** One below the other. */
const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Fragment key={`${index} ${line}`}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** What happened to it after the issue. */
const useEvents = (invoice: Data): readonly (Fact | false)[] => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents, date } = useFormat();
  const { cancels, cancelledBy, replacedBy, payments, refundDue, warningLevel } = invoice;
  // What the bank inbox has booked names the movement.
  const receiptOf = (reference: string | null | undefined) =>
    v.is(movementIdSchema, reference) ? t(($) => $.byStatement) : reference;
  const paid = payments.map(({ amount, paidAt, method, reference }) =>
    [cents(amount), date(paidAt, 'plain'), t(($) => $.methods[method]), receiptOf(reference)]
      .filter(Boolean)
      .join(', '),
  );
  return [
    warningLevel > 0 && {
      name: t(($) => $.details.warnings),
      value: t(($) => $.list.warned, { count: warningLevel }),
    },
    paid.length > 0 && { name: t(($) => $.details.paid), value: <Lines lines={paid} /> },
    cancels != null && {
      name: t(($) => (invoice.isCorrection ? $.details.corrects : $.details.cancels)),
      value: <OtherInvoice invoice={cancels} />,
    },
    cancelledBy != null && { name: t(($) => $.details.cancelledBy), value: <OtherInvoice invoice={cancelledBy} /> },
    replacedBy != null && { name: t(($) => $.details.replacedBy), value: <OtherInvoice invoice={replacedBy} /> },
    refundDue > 0 && { name: t(($) => $.details.refundDue), value: cents(refundDue) },
  ];
};

const useFacts = (invoice: Data): readonly Fact[] => {
  const { t } = useTranslation(['invoiceAdmin', 'invoices']);
  const { date } = useFormat();
  const events = useEvents(invoice);
  const { createDate, dueDate, fromDate, toDate } = invoice;
  const state = shownStateOf(invoice);
  const period = { from: date(fromDate, 'plain'), to: date(toDate, 'plain') };
  const facts: readonly (Fact | false)[] = [
    {
      name: t(($) => $.details.state),
      value: <InvoiceState state={state} label={t(($) => $.states[state], { ns: 'invoices' })} />,
    },
    { name: t(($) => $.details.recipient), value: <Recipient to={invoice.invoiceTo} /> },
    { name: t(($) => $.details.created), value: date(createDate, 'plain') },
    { name: t(($) => $.details.period), value: t(($) => $.period, { ns: 'invoices', ...period }) },
    dueDate != null && { name: t(($) => $.details.due), value: date(dueDate, 'plain') },
    invoice.eInvoiceUrl != null && {
      name: t(($) => $.details.eInvoice),
      value: t(($) => $.details.eInvoiceText),
    },
    ...events,
  ];
  return facts.filter((fact) => fact !== false);
};

/** Where an invoice stands: to whom, of when, until when, and what became of it. */
export const InvoiceFacts = ({ invoice: key }: { invoice: InvoiceFacts_invoice$key }) => {
  const invoice = useFragment(
    graphql`
      fragment InvoiceFacts_invoice on Invoice {
        state
        overdue
        createDate
        dueDate
        fromDate
        toDate
        warningLevel
        payments {
          amount
          paidAt
          method
          reference
        }
        refundDue
        eInvoiceUrl
        isCorrection
        cancels {
          _id
          invoiceNumber
        }
        cancelledBy {
          _id
          invoiceNumber
        }
        replacedBy {
          _id
          invoiceNumber
        }
        invoiceTo {
          userID
          firstName
          lastName
          address {
            street
            houseNumber
            zip
            city
          }
        }
      }
    `,
    key,
  );
  return (
    <DescriptionList>
      {useFacts(invoice).map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </DescriptionList>
  );
};
