import type { InvoiceToMatch } from '../../bank/matching/invoiceToMatch.ts';
import type { MatchedEntry } from '../../bank/matching/matchEntries.ts';
import { matchKinds, matchReasons } from '../../bank/matching/matchEntry.ts';
import type { BalanceGap } from '../../bank/statements/balanceGaps.ts';
import type { Builder } from '../../core/builder.ts';
import { type PolicyTable, allOf, forAdmins } from '../../core/policy.ts';
import type { MutationSuccess, SharedTypes } from '../../core/sharedTypes.ts';
import type { StatementReading } from './statementReading.ts';

export const statementPolicies: PolicyTable = {
  Mutation: { readStatement: forAdmins },
  StatementReading: allOf(
    ['success', 'code', 'msg', 'entries', 'gaps', 'repeated', 'otherAccounts', 'awaited'],
    forAdmins,
  ),
  StatementEntry: allOf(
    ['entryID', 'bookedOn', 'amount', 'name', 'text', 'returnCode', 'match', 'reason', 'invoices'],
    forAdmins,
  ),
  StatementInvoice: allOf(['_id', 'invoiceNumber', 'amountDue', 'userID', 'firstName', 'lastName'], forAdmins),
  BalanceGap: allOf(['kind', 'iban', 'on', 'amount'], forAdmins),
};

const addInvoice = (builder: Builder) =>
  builder.objectRef<InvoiceToMatch>('StatementInvoice').implement({
    description: '(+) An invoice as far as a statement of account is about it.',
    fields: (t) => ({
      _id: t.exposeID('invoiceId'),
      invoiceNumber: t.exposeString('number'),
      amountDue: t.expose('amountDue', { type: 'Cents' }),
      userID: t.id({
        nullable: true,
        description: 'Null once the person is erased.',
        resolve: ({ payer }) => payer?.memberNumber,
      }),
      firstName: t.string({ nullable: true, resolve: ({ payer }) => payer?.firstName }),
      lastName: t.string({ nullable: true, resolve: ({ payer }) => payer?.lastName }),
    }),
  });

const addEntry = (builder: Builder, invoice: ReturnType<typeof addInvoice>) => {
  const kind = builder.enumType('StatementMatchKind', {
    description:
      '(+) BOOKED: it has paid these invoices. MATCH: it names one invoice and pays exactly what is due. PROPOSAL: a person decides. NONE: nothing to book, or nothing found.',
    values: matchKinds,
  });
  const reason = builder.enumType('StatementMatchReason', { description: '(+)', values: matchReasons });
  return builder.objectRef<MatchedEntry>('StatementEntry').implement({
    description: '(+) A movement on an account.',
    fields: (t) => ({
      entryID: t.string({
        description: 'The same in each file that contains the movement; the reference of what it pays.',
        resolve: ({ entry }) => entry.id,
      }),
      bookedOn: t.field({ type: 'Date', resolve: ({ entry }) => entry.bookedOn }),
      amount: t.int({
        description: 'In cents; negative where the club has paid.',
        resolve: ({ entry }) => entry.amount,
      }),
      name: t.string({ nullable: true, resolve: ({ entry }) => entry.name }),
      text: t.string({ resolve: ({ entry }) => entry.text }),
      returnCode: t.string({
        nullable: true,
        description: 'Why a payment came back.',
        resolve: ({ entry }) => entry.returnCode,
      }),
      match: t.field({ type: kind, resolve: ({ match }) => match.kind }),
      reason: t.field({ type: reason, resolve: ({ match }) => match.reason }),
      invoices: t.field({ type: [invoice], resolve: ({ match }) => match.invoices }),
    }),
  });
};

const addGap = (builder: Builder) =>
  builder.objectRef<BalanceGap>('BalanceGap').implement({
    description: '(+) Movements are missing, by the balances that the bank states.',
    fields: (t) => ({
      kind: t.field({
        type: builder.enumType('BalanceGapKind', {
          description: '(+) BETWEEN two statements, or WITHIN one.',
          values: ['BETWEEN', 'WITHIN'] as const,
        }),
        resolve: (gap) => gap.kind,
      }),
      iban: t.exposeString('iban'),
      on: t.expose('on', { type: 'Date' }),
      amount: t.exposeInt('amount', { description: 'In cents.' }),
    }),
  });

export type StatementSuccess = MutationSuccess & StatementReading;

/** The result of reading a statement of account. */
export const addStatementReading = (builder: Builder, { mutationResult }: SharedTypes) => {
  const invoice = addInvoice(builder);
  const [entry, gap] = [addEntry(builder, invoice), addGap(builder)];
  return builder.objectRef<StatementSuccess>('StatementReading').implement({
    description: '(+)',
    interfaces: [mutationResult],
    fields: (t) => ({
      entries: t.expose('entries', { type: [entry], description: 'Each movement once, the newest first.' }),
      gaps: t.expose('gaps', { type: [gap] }),
      repeated: t.exposeInt('repeated', { description: 'Movements that stood in the file more than once.' }),
      otherAccounts: t.exposeStringList('otherAccounts', {
        description: 'Accounts in the file that are not the one on the invoices of the club.',
      }),
      awaited: t.expose('awaited', { type: [invoice], description: 'The invoices that await money.' }),
    }),
  });
};
