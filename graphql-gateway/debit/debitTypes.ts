import { type LocalDate, addDays, noCents } from '@platzwart/contracts/core';
import {
  type CollectionRow,
  type DebitRow,
  type MandateRow,
  collectionStates,
  debitStates,
  dropReasons,
  lastDayOfMandate,
  mandateOrigins,
  maskedIban,
  targetDayBefore,
  targetDayFrom,
} from '@platzwart/contracts/debit';
import { clubClockAt } from '@platzwart/contracts/club-time';
import type { PersonRow } from '@platzwart/contracts/user';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { fileAddressOf } from './debitFileEndpoint.ts';
import type { DebitReads, DueInvoice } from './debitReads.ts';

/** Who collects, and how early that is announced. */
export type DebitTerms = Readonly<{ creditorName: string; creditorId: string; noticeDays: number }>;

/** Null while the club does not collect by direct debit. */
export const termsOf = async (context: GatewayContext): Promise<DebitTerms | null> => {
  const { billing, description } = await context.club();
  if (!billing?.directDebit?.isOffered || billing.iban === null) return null;
  const { creditorId, noticeDays } = billing.directDebit;
  return { creditorName: billing.accountHolder ?? description.displayName, creditorId, noticeDays };
};

/** The first day on which what is announced now can be collected. */
export const earliestExecution = ({ noticeDays }: DebitTerms, { now }: Pick<GatewayContext, 'now'>): LocalDate =>
  targetDayFrom(addDays(clubClockAt(now).date, noticeDays));

export const addDebitTerms = (builder: Builder) =>
  builder.objectRef<DebitTerms>('DirectDebitTerms').implement({
    description: '(+) Who collects by SEPA direct debit.',
    fields: (t) => ({
      creditorName: t.exposeString('creditorName'),
      creditorID: t.id({ resolve: ({ creditorId }) => creditorId, description: "The creditor's identifier." }),
      noticeDays: t.exposeInt('noticeDays', { description: 'Days between the announcement and the collection.' }),
      earliestExecution: t.field({
        type: 'Date',
        description: 'The first day on which what is announced now can be collected.',
        resolve: (terms, _, context) => earliestExecution(terms, context),
      }),
    }),
  });

export type People = Pick<PeopleReads, 'byIds'>;
type Owned = Pick<MandateRow, 'personId'>;

const ownerOf =
  (people: People) =>
  async ({ personId }: Owned): Promise<PersonRow | null> =>
    (await people.byIds([personId])).get(personId) ?? null;

export const addMandateType = (builder: Builder, people: People) => {
  const origin = builder.enumType('MandateOrigin', {
    values: mandateOrigins,
    description: '(+) MEMBER: given in the account. PAPER: an ADMIN has it on paper.',
  });
  const owner = ownerOf(people);
  return builder.objectRef<MandateRow>('Mandate').implement({
    description: '(+) A SEPA direct debit mandate that is not revoked.',
    fields: (t) => ({
      _id: t.exposeID('mandateId'),
      reference: t.exposeString('reference'),
      signedOn: t.expose('signedOn', { type: 'Date' }),
      validUntil: t.field({
        type: 'Date',
        description: '36 months after it was signed or last used.',
        resolve: lastDayOfMandate,
      }),
      iban: t.string({
        nullable: true,
        description: 'Masked; null once the person is erased.',
        resolve: ({ account }) => (account === null ? null : maskedIban(account.iban)),
      }),
      holder: t.string({ nullable: true, resolve: ({ account }) => account?.holder ?? null }),
      origin: t.expose('origin', { type: origin }),
      userID: t.id({ nullable: true, resolve: async (row) => (await owner(row))?.memberNumber ?? null }),
      firstName: t.string({ nullable: true, resolve: async (row) => (await owner(row))?.firstName ?? null }),
      lastName: t.string({ nullable: true, resolve: async (row) => (await owner(row))?.lastName ?? null }),
    }),
  });
};

export const addDueInvoiceType = (builder: Builder, people: People) => {
  const owner = ownerOf(people);
  return builder.objectRef<DueInvoice>('DueInvoice').implement({
    description: '(+) An open invoice that can be collected on a day, or lacks a mandate.',
    fields: (t) => ({
      _id: t.exposeID('invoiceId'),
      invoiceNumber: t.exposeString('number'),
      amount: t.expose('amount', { type: 'Cents' }),
      dueDate: t.expose('dueOn', { type: 'Date' }),
      returnReason: t.exposeString('returnReason', {
        nullable: true,
        description:
          'The code of the bank for the last debit by this mandate that came back: of this invoice, or of another one where the reason concerns the mandate, and nothing was collected since.',
      }),
      returnedOn: t.expose('returnedOn', { type: 'Date', nullable: true }),
      returns: t.exposeInt('returns', { description: 'How often it was the debit of this invoice.' }),
      firstName: t.string({ nullable: true, resolve: async (row) => (await owner(row))?.firstName ?? null }),
      lastName: t.string({ nullable: true, resolve: async (row) => (await owner(row))?.lastName ?? null }),
    }),
  });
};

export const addReturnableDebitType = (builder: Builder, people: People) => {
  const owner = ownerOf(people);
  return builder.objectRef<DebitRow>('ReturnableDebit').implement({
    description: '(+) A debit that was with the bank, and whose money no movement has taken back.',
    fields: (t) => ({
      collectionID: t.exposeID('collectionId'),
      invoiceID: t.exposeID('invoiceId'),
      invoiceNumber: t.exposeString('number'),
      amount: t.expose('amount', { type: 'Cents' }),
      executionOn: t.expose('executionOn', { type: 'Date' }),
      firstName: t.string({ nullable: true, resolve: async (row) => (await owner(row))?.firstName ?? null }),
      lastName: t.string({ nullable: true, resolve: async (row) => (await owner(row))?.lastName ?? null }),
    }),
  });
};

const addDebitType = (builder: Builder, reads: DebitReads, people: People) => {
  const state = builder.enumType('DebitState', {
    values: debitStates,
    description: '(+) DROPPED: not handed to the bank. COLLECTED: the money has arrived.',
  });
  const dropReason = builder.enumType('DebitDropReason', { values: dropReasons, description: '(+)' });
  const owner = ownerOf(people);
  return builder.objectRef<DebitRow>('Debit').implement({
    description: '(+) What is collected for one invoice.',
    fields: (t) => ({
      _id: t.exposeID('invoiceId', { description: 'Of the invoice.' }),
      invoiceNumber: t.exposeString('number'),
      amount: t.expose('amount', { type: 'Cents' }),
      state: t.expose('state', { type: state }),
      dropReason: t.expose('dropReason', { type: dropReason, nullable: true }),
      returnReason: t.exposeString('returnReason', { nullable: true, description: 'The code of the bank.' }),
      returnedOn: t.expose('returnedOn', { type: 'Date', nullable: true }),
      returnFee: t.int({
        nullable: true,
        description: 'In cents: what the banks took on top; null until the movement is known.',
        resolve: ({ returnFee }) => returnFee,
      }),
      mandateReference: t.exposeString('mandateReference'),
      firstName: t.string({ nullable: true, resolve: async (row) => (await owner(row))?.firstName ?? null }),
      lastName: t.string({ nullable: true, resolve: async (row) => (await owner(row))?.lastName ?? null }),
      paidOtherwise: t.boolean({
        description: 'The invoice was paid otherwise meanwhile: the club has to pay back what it collects.',
        resolve: async ({ invoiceId, state: debitState, surplus, refundedOn }) =>
          debitState === 'PENDING'
            ? await reads.isPaidOtherwise(invoiceId)
            : debitState === 'COLLECTED' && surplus > 0 && refundedOn === null,
      }),
    }),
  });
};

export const addCollectionType = (builder: Builder, reads: DebitReads, people: People) => {
  const state = builder.enumType('DebitCollectionState', {
    values: collectionStates,
    description: '(+) SUBMITTED: the bank has the file. SETTLED: the money has arrived.',
  });
  const debit = addDebitType(builder, reads, people);
  return builder.objectRef<CollectionRow>('DebitCollection').implement({
    description: '(+) Invoices that are collected together.',
    fields: (t) => ({
      _id: t.exposeID('collectionId'),
      state: t.expose('state', { type: state }),
      announcedOn: t.expose('announcedOn', { type: 'Date' }),
      executionOn: t.expose('executionOn', { type: 'Date' }),
      submitUntil: t.field({
        type: 'Date',
        description: 'The last day on which the bank takes the file.',
        resolve: ({ executionOn }) => targetDayBefore(executionOn),
      }),
      submittedOn: t.expose('submittedOn', { type: 'Date', nullable: true }),
      version: t.exposeInt('version', { description: 'Of the file: it changes where a debit is dropped.' }),
      credited: t.expose('credited', { type: 'Cents', description: 'What was found on the account.' }),
      count: t.int({
        description: 'Debits without those that were dropped.',
        resolve: async ({ collectionId }) => (await reads.sumsOf(collectionId))?.count ?? 0,
      }),
      amount: t.field({
        type: 'Cents',
        description: 'Their sum.',
        resolve: async ({ collectionId }) => (await reads.sumsOf(collectionId))?.amount ?? noCents,
      }),
      documentUrl: t.string({
        nullable: true,
        description: 'Path of the file for the bank, pain.008.001.08; null for a cancelled collection.',
        resolve: (row) => (row.state === 'CANCELLED' ? null : fileAddressOf(row)),
      }),
      debits: t.field({
        type: [debit],
        resolve: async ({ collectionId }) => [...(await reads.debitsOf(collectionId))],
      }),
    }),
  });
};
