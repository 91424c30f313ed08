import type { Cents, Language, LocalDate } from '@platzwart/contracts/core';
import {
  type DebitMailKind,
  debitAnnounced,
  debitDropped,
  debitReturned,
  debtorAccountSchema,
  isKnownReturnReason,
  mandateRevoked,
  mandateSigned,
  maskedIban,
} from '@platzwart/contracts/debit';
import { creditorReferenceOf } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import { type MailContext, type MailDefinition, written } from '../core/mailDefinition.ts';
import type { MailFeature } from '../core/mailFeature.ts';
import { debitTexts } from './debitTexts.ts';
import { debitTriggers } from './debitTriggers.ts';

const mandatePath = '/user/direct-debit';
const invoicesPath = '/user/invoices';

const namedOf = ({ addressee: { firstName }, club }: MailContext) => ({ firstName, club: club.name });

/** An opened account as a fact, with its number masked: e-mails are read by others, too. Nothing once the key is destroyed. */
const ibanFact = (opened: unknown, language: Language) => {
  const account = v.safeParse(debtorAccountSchema, opened);
  return account.success ? [{ label: debitTexts[language].facts.iban, lines: [maskedIban(account.output.iban)] }] : [];
};

const signedMail: MailDefinition = {
  address: 'present',
  delivery: 'separate',
  write: async (context) => {
    const { language } = context.addressee;
    const { facts, signed } = debitTexts[language];
    const { reference, signedOn, origin, creditorId, sealedAccount } = dataOf(mandateSigned, context.event);
    return written({
      ...{ subject: signed.subject(context.club.name), heading: signed.heading },
      paragraphs: [(origin === 'PAPER' ? signed.byClub : signed.opening)(namedOf(context))],
      facts: [
        { label: facts.mandate, lines: [reference] },
        { label: facts.creditor, lines: [creditorId] },
        ...ibanFact(await context.open(sealedAccount), language),
        { label: facts.signedOn, lines: [formatsOf(language).day(signedOn)] },
      ],
      button: { label: signed.button, path: mandatePath },
      notes: [signed.rights],
    });
  },
};

const revokedMail: MailDefinition = {
  address: 'present',
  delivery: 'separate',
  write: (context) => {
    const { facts, revoked, signed } = debitTexts[context.addressee.language];
    const { reference } = dataOf(mandateRevoked, context.event);
    return written({
      ...{ subject: revoked.subject(context.club.name), heading: revoked.heading },
      paragraphs: [revoked.opening(namedOf(context))],
      facts: [{ label: facts.mandate, lines: [reference] }],
      button: { label: signed.button, path: mandatePath },
      notes: [revoked.next],
    });
  },
};

type Debit = Readonly<{ amount: Cents; number: string; executionOn: LocalDate }>;

/** A debit as the texts name it. */
const saidOf = ({ amount, number, executionOn }: Debit, language: Language) => {
  const { money, day } = formatsOf(language);
  return { amount: money(amount), number, day: day(executionOn) };
};

const debitFacts = (debit: Debit, language: Language) => {
  const { facts } = debitTexts[language];
  const { amount, number, day } = saidOf(debit, language);
  return [
    { label: facts.amount, lines: [amount] },
    { label: facts.day, lines: [day] },
    { label: facts.invoice, lines: [number] },
  ];
};

/** The pre-notification: amount, day, mandate and creditor (EPC016-06). */
const announcedMail: MailDefinition = {
  address: 'present',
  delivery: 'separate',
  write: async (context) => {
    const { language } = context.addressee;
    const { facts, announced } = debitTexts[language];
    const debit = dataOf(debitAnnounced, context.event);
    const said = saidOf(debit, language);
    const sealed = { year: Number(debit.announcedOn.slice(0, 4)), sealed: debit.sealedDebtor };
    const [debtor] = await context.vault.retentionKeys.open([sealed]);
    return written({
      ...{ subject: announced.subject(said), heading: announced.heading },
      paragraphs: [announced.opening(namedOf(context), said)],
      facts: [
        ...debitFacts(debit, language),
        ...ibanFact(debtor, language),
        { label: facts.mandate, lines: [debit.mandateReference] },
        { label: facts.creditor, lines: [`${debit.creditor.creditorId}, ${debit.creditor.name}`] },
      ],
      button: { label: announced.button, path: invoicesPath },
      notes: [announced.cover],
    });
  },
};

const cancelledMail: MailDefinition = {
  address: 'present',
  delivery: 'separate',
  write: (context) => {
    const { language } = context.addressee;
    const { cancelled, announced } = debitTexts[language];
    const debit = dataOf(debitDropped, context.event);
    const said = saidOf(debit, language);
    return written({
      ...{ subject: cancelled.subject(said), heading: cancelled.heading },
      paragraphs: [cancelled.opening(namedOf(context), said)],
      facts: debitFacts(debit, language),
      button: { label: announced.button, path: invoicesPath },
      notes: [cancelled.open],
    });
  },
};

const returnedMail: MailDefinition = {
  address: 'present',
  delivery: 'separate',
  write: (context) => {
    const { language } = context.addressee;
    const { facts, returned, announced } = debitTexts[language];
    const debit = dataOf(debitReturned, context.event);
    const said = saidOf(debit, language);
    const { reason } = debit;
    const meaning = isKnownReturnReason(reason) ? `${returned.reasons[reason]} (${reason})` : reason;
    return written({
      ...{ subject: returned.subject(said), heading: returned.heading },
      paragraphs: [returned.opening(namedOf(context), said)],
      facts: [
        ...debitFacts(debit, language),
        { label: facts.reason, lines: [meaning] },
        // The invoice names none where it was to be collected.
        { label: facts.reference, lines: [`${creditorReferenceOf(debit.number)}, ${debit.number}`] },
      ],
      button: { label: announced.button, path: invoicesPath },
      notes: [returned.pay],
    });
  },
};

/** All e-mails about direct debits. */
export const debitMails: MailFeature<DebitMailKind> = {
  definitions: {
    MANDATE_SIGNED: signedMail,
    MANDATE_REVOKED: revokedMail,
    DEBIT_ANNOUNCED: announcedMail,
    DEBIT_CANCELLED: cancelledMail,
    DEBIT_RETURNED: returnedMail,
  },
  triggers: debitTriggers,
};
