import { type Cents, type Language, type LocalDate, cents } from '@platzwart/contracts/core';
import { maskedIban } from '@platzwart/contracts/debit';
import {
  type Invoice,
  type InvoiceDirectDebit,
  type InvoiceDocument,
  type InvoiceMailKind,
  type InvoiceSender,
  type WarningDocument,
  invoiceCancelled,
  invoiceRestWaived,
} from '@platzwart/contracts/invoice';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import type { Attachment, MailContent } from '../core/mailContent.ts';
import { type MailContext, type MailDefinition, pointless, written } from '../core/mailDefinition.ts';
import type { MailFeature } from '../core/mailFeature.ts';
import { invoiceTexts } from './invoiceTexts.ts';
import { invoiceTriggers } from './invoiceTriggers.ts';
import { type Kept, keptDocument } from './keptDocument.ts';
import { whileDemanded } from './skipPaidReminders.ts';
import { spacedIban } from './pdf/documentFormats.ts';

type AnyDocument = InvoiceDocument | WarningDocument;
type Kind = AnyDocument['kind'];
type OfKind<Each extends Kind> = Extract<AnyDocument, Readonly<{ kind: Each }>>;
type Content = Omit<MailContent, 'attachments' | 'button'>;

const attachmentOf = ({ fileName, bytes }: Kept<unknown>): Attachment => ({
  ...{ fileName, type: 'application/pdf', encoding: 'base64' },
  content: Buffer.from(bytes).toString('base64'),
});

const isOfKind = <Each extends Kind>(document: AnyDocument, kind: Each): document is OfKind<Each> =>
  document.kind === kind;

/** An e-mail with the document attached; `contentOf` writes the rest in the language of the recipient. */
const mailWith = <Each extends Kind>(
  kind: Each,
  contentOf: (document: OfKind<Each>, context: MailContext) => Content | Promise<Content>,
): MailDefinition => ({
  address: 'present',
  delivery: 'separate',
  write: async (context) => {
    const kept = await keptDocument(context.vault, context.event);
    if (kept === null) return pointless('NO_LONGER_WANTED');
    if (!isOfKind(kept.document, kind)) throw new Error(`The document is not of the kind ${kind}`);
    return written({
      ...(await contentOf(kept.document, context)),
      button: { label: invoiceTexts[context.addressee.language].button, path: '/user/invoices' },
      attachments: [attachmentOf(kept)],
    });
  },
});

type Fact = Readonly<{ label: string; lines: readonly string[] }>;
type Demand = Readonly<{
  number: string;
  amountDue: Cents;
  dueOn: LocalDate;
  reference: string;
  sender: InvoiceSender;
}>;

/** What, until when and where to pay (decisions.md N40). */
const demandFacts = ({ number, amountDue, dueOn, reference, sender }: Demand, language: Language): readonly Fact[] => {
  const { facts } = invoiceTexts[language];
  const { money, day } = formatsOf(language);
  return [
    { label: facts.number, lines: [number] },
    { label: facts.amountDue, lines: [money(amountDue)] },
    { label: facts.dueOn, lines: [day(dueOn)] },
    { label: facts.holder, lines: [sender.accountHolder] },
    ...(sender.iban === null ? [] : [{ label: facts.iban, lines: [spacedIban(sender.iban)] }]),
    { label: facts.reference, lines: [`${reference}, ${number}`] },
  ];
};

/** What is collected, and by which mandate; the account is masked, because e-mails are read by others, too. */
const debitFacts = (
  { number, amountDue, dueOn }: Invoice,
  { mandateReference, creditorId, iban }: InvoiceDirectDebit,
  language: Language,
): readonly Fact[] => {
  const { facts } = invoiceTexts[language];
  const { money, day } = formatsOf(language);
  return [
    { label: facts.number, lines: [number] },
    { label: facts.amount, lines: [money(amountDue)] },
    { label: facts.earliest, lines: [day(dueOn)] },
    { label: facts.iban, lines: [maskedIban(iban)] },
    { label: facts.mandate, lines: [mandateReference] },
    { label: facts.creditor, lines: [creditorId] },
  ];
};

/** How the invoice is paid: not at all, by direct debit, or by a transfer. */
const paymentOf = (
  invoice: Invoice,
  language: Language,
): Readonly<{ sentence: string; facts: readonly Fact[]; notes: readonly string[] }> => {
  const { issued, pay, debit, code, facts } = invoiceTexts[language];
  const { money, day } = formatsOf(language);
  const { number, amountDue, total, dueOn, directDebit } = invoice;
  if (amountDue === 0) {
    const nothingDue = [
      { label: facts.number, lines: [number] },
      { label: facts.total, lines: [money(total)] },
    ];
    return { sentence: issued.nothing, facts: nothingDue, notes: [] };
  }
  if (directDebit)
    return { sentence: debit(money(amountDue)), facts: debitFacts(invoice, directDebit, language), notes: [] };
  const notes = [issued.paid, code];
  return { sentence: pay(money(amountDue), day(dueOn)), facts: demandFacts(invoice, language), notes };
};

const issuedMail = mailWith('INVOICE', (invoice, { addressee: { firstName, language }, club }) => {
  const { issued, questions } = invoiceTexts[language];
  const { day } = formatsOf(language);
  const { number, fromDate, toDate } = invoice;
  const opening = issued.opening({ firstName, club: club.name }, { from: day(fromDate), to: day(toDate) });
  const { sentence, facts, notes } = paymentOf(invoice, language);
  return {
    ...{ subject: issued.subject(number, club.name), heading: issued.heading(number) },
    ...{ paragraphs: [opening, sentence], facts, notes: [...notes, questions] },
  };
});

/** The reason that the ADMIN gave, in their words. */
const reasonOf = async ({ event, open }: MailContext): Promise<string | null> => {
  const { sealedReason } =
    event.type === invoiceRestWaived.type ? dataOf(invoiceRestWaived, event) : dataOf(invoiceCancelled, event);
  const reason = sealedReason === null ? null : await open(sealedReason);
  return typeof reason === 'string' ? reason : null;
};

const cancelledMail = mailWith('STORNO', async (storno, context) => {
  const { firstName, language } = context.addressee;
  const { cancelled, questions, facts } = invoiceTexts[language];
  const { money, day } = formatsOf(language);
  const { number, issuedOn } = storno.cancels;
  const { refundDue } = dataOf(invoiceCancelled, context.event);
  const reason = await reasonOf(context);
  const named = { firstName, club: context.club.name };
  return {
    ...{ subject: cancelled.subject(number), heading: cancelled.heading },
    paragraphs: [
      cancelled.opening(named, { number, day: day(issuedOn), storno: storno.number }),
      refundDue > cents(0) ? cancelled.refund(money(refundDue)) : cancelled.dontPay,
    ],
    facts: [
      { label: facts.number, lines: [number] },
      { label: facts.storno, lines: [storno.number] },
      { label: facts.total, lines: [money(storno.total)] },
      ...(refundDue > cents(0) ? [{ label: facts.refund, lines: [money(refundDue)] }] : []),
      ...(reason === null ? [] : [{ label: facts.reason, lines: [reason] }]),
    ],
    notes: [questions],
  };
});

const correctedMail = mailWith('CORRECTION', async (correction, context) => {
  const { firstName, language } = context.addressee;
  const { corrected, questions, facts } = invoiceTexts[language];
  const { money, day } = formatsOf(language);
  const { number, issuedOn } = correction.cancels;
  const reason = await reasonOf(context);
  const named = { firstName, club: context.club.name };
  return {
    ...{ subject: corrected.subject(number), heading: corrected.heading },
    paragraphs: [
      corrected.opening(named, { number, day: day(issuedOn), storno: correction.number }),
      corrected.dontPay,
    ],
    facts: [
      { label: facts.number, lines: [number] },
      { label: facts.total, lines: [money(correction.total)] },
      ...(reason === null ? [] : [{ label: facts.reason, lines: [reason] }]),
    ],
    notes: [questions],
  };
});

const warningMail = mailWith('WARNING', (letter, { addressee: { firstName, language }, club }) => {
  const { warning, pay, questions } = invoiceTexts[language];
  const { money, day } = formatsOf(language);
  const { number, issuedOn } = letter.invoice;
  const subject = warning.subjects[letter.level](number);
  return {
    ...{ subject, heading: subject },
    paragraphs: [
      warning.opening({ firstName, club: club.name }, number, day(issuedOn)),
      pay(money(letter.amountDue), day(letter.dueOn)),
    ],
    facts: demandFacts({ ...letter, number }, language),
    notes: [warning.paid, questions],
  };
});

/** All e-mails about invoices. */
export const invoiceMails: MailFeature<InvoiceMailKind> = {
  definitions: {
    ...{ INVOICE: issuedMail, INVOICE_CANCELLED: cancelledMail, INVOICE_CORRECTED: correctedMail },
    INVOICE_WARNING: whileDemanded(warningMail),
  },
  triggers: invoiceTriggers,
};
