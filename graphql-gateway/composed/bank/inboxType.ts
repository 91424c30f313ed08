import { type MovementProblem, asideReasons, movementStates, problemReasons } from '@platzwart/contracts/bank';
import type { InvoiceToMatch } from '../../bank/matching/invoiceToMatch.ts';
import { matchKinds, matchReasons } from '../../bank/matching/matchEntry.ts';
import type { BalanceGap } from '../../bank/statements/balanceGaps.ts';
import type { Builder } from '../../core/builder.ts';
import { type PolicyTable, allOf, forAdmins } from '../../core/policy.ts';
import type { Inbox, MatchedMovement } from './inbox.ts';
import type { MovementDebit } from './movementDebitReads.ts';

export const inboxPolicies: PolicyTable = {
  Query: { bankInbox: forAdmins },
  BankInbox: allOf(
    ['movements', 'total', 'open', 'settled', 'setAside', 'outgoing', 'gaps', 'readUntil', 'awaited', 'unreadable'],
    forAdmins,
  ),
  BankMovement: allOf(
    [
      ...['_id', 'bookedOn', 'amount', 'rest', 'name', 'text', 'endToEndID', 'batchID', 'returnCode', 'state'],
      ...['match', 'reason', 'invoices', 'asideReason', 'note', 'maybeSame', 'debit', 'problem'],
    ],
    forAdmins,
  ),
  StatementInvoice: allOf(['_id', 'invoiceNumber', 'amountDue', 'userID', 'firstName', 'lastName'], forAdmins),
  MovementDebit: allOf(['_id', 'executionOn', 'amount', 'isReturn', 'movementIDs'], forAdmins),
  MovementProblem: allOf(['line', 'reason'], forAdmins),
  BalanceGap: allOf(['kind', 'iban', 'fromDate', 'toDate', 'amount'], forAdmins),
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

const addDebit = (builder: Builder) =>
  builder.objectRef<MovementDebit>('MovementDebit').implement({
    description: '(+) A collection by direct debit, as far as a movement is about it.',
    fields: (t) => ({
      _id: t.exposeID('collectionId', { description: 'Of the collection.' }),
      executionOn: t.expose('executionOn', { type: 'Date' }),
      amount: t.expose('amount', { type: 'Cents', description: 'What has not arrived yet, or what came back.' }),
      isReturn: t.boolean({ resolve: ({ invoiceId }) => invoiceId !== null }),
      movementIDs: t.idList({
        description: 'All open movements of that money: banks may book each debit.',
        resolve: ({ movementIds }) => [...movementIds],
      }),
    }),
  });

const addProblem = (builder: Builder) =>
  builder.objectRef<MovementProblem>('MovementProblem').implement({
    description: '(+) Why an entry of a statement could not be read (decisions.md Q12).',
    fields: (t) => ({
      line: t.exposeInt('line', { description: 'In its file, from 1.' }),
      reason: t.field({
        type: builder.enumType('MovementProblemReason', {
          description: '(+) What is not readable; OTHER_CURRENCY: its amount is not in euros.',
          values: problemReasons,
        }),
        resolve: ({ reason }) => reason,
      }),
    }),
  });

/** The enums of movements; `asideReason` is an argument, too. */
export const addMovementEnums = (builder: Builder) => ({
  state: builder.enumType('MovementState', {
    description:
      '(+) OPEN: nothing says yet what it was for. SETTLED: invoices explain all of it. SET_ASIDE: it needs none. OUTGOING: the club has paid.',
    values: movementStates,
  }),
  asideReason: builder.enumType('MovementAsideReason', { description: '(+)', values: asideReasons }),
});
export type MovementEnums = ReturnType<typeof addMovementEnums>;

const addMovement = (
  builder: Builder,
  { state, asideReason }: MovementEnums,
  invoice: ReturnType<typeof addInvoice>,
) => {
  const kind = builder.enumType('StatementMatchKind', {
    description:
      '(+) MATCH: it names one invoice and pays exactly what is due. PROPOSAL: a person decides. NONE: nothing found.',
    values: matchKinds,
  });
  const reason = builder.enumType('StatementMatchReason', { description: '(+)', values: matchReasons });
  const [debit, problem] = [addDebit(builder), addProblem(builder)];
  return builder.objectRef<MatchedMovement>('BankMovement').implement({
    description: '(+) A movement on an account of the club.',
    fields: (t) => ({
      _id: t.id({
        description: 'The same in each file that contains the movement; the reference of what it pays.',
        resolve: ({ movement }) => movement.movementId,
      }),
      bookedOn: t.field({ type: 'Date', resolve: ({ movement }) => movement.bookedOn }),
      amount: t.int({
        description: 'In cents; negative where the club has paid, or a payment came back.',
        resolve: ({ movement }) => movement.amount,
      }),
      rest: t.int({ description: 'In cents, of its amount: not used yet.', resolve: ({ movement }) => movement.rest }),
      name: t.string({ nullable: true, resolve: ({ movement }) => movement.content.name }),
      text: t.string({ resolve: ({ movement }) => movement.content.text }),
      endToEndID: t.string({ nullable: true, resolve: ({ movement }) => movement.content.endToEndId }),
      batchID: t.string({
        nullable: true,
        description: 'The name of the file of payments that this booking collects.',
        resolve: ({ movement }) => movement.content.batchId,
      }),
      returnCode: t.string({
        nullable: true,
        description: 'Why a payment came back.',
        resolve: ({ movement }) => movement.content.returnCode,
      }),
      state: t.field({ type: state, resolve: ({ movement }) => movement.state }),
      match: t.field({ type: kind, nullable: true, resolve: ({ match }) => match?.kind }),
      reason: t.field({ type: reason, nullable: true, resolve: ({ match }) => match?.reason }),
      invoices: t.field({
        type: [invoice],
        description: 'Of an open one what it could pay or take back, else what it was used for.',
        resolve: ({ invoices }) => invoices,
      }),
      asideReason: t.field({ type: asideReason, nullable: true, resolve: ({ movement }) => movement.asideReason }),
      note: t.string({ nullable: true, resolve: ({ movement }) => movement.note }),
      debit: t.field({
        type: debit,
        nullable: true,
        description: 'The collection whose money it is, or from which a debit came back.',
        resolve: (movement) => movement.debit,
      }),
      problem: t.field({
        type: problem,
        nullable: true,
        description: 'Where it could not be read: then its text is the raw entry and its amount 0.',
        resolve: ({ movement }) => movement.content.problem,
      }),
      maybeSame: t.boolean({
        description: 'Another one of this day and amount was read in the other format.',
        resolve: ({ movement }) => movement.maybeSame,
      }),
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
      fromDate: t.expose('from', { type: 'Date' }),
      toDate: t.expose('to', { type: 'Date' }),
      amount: t.exposeFloat('amount', { description: 'In whole cents, which may need more than 32 bits.' }),
    }),
  });

/** A page of movements, and what is known about the accounts as a whole. */
export const addInboxType = (builder: Builder, enums: MovementEnums) => {
  const invoice = addInvoice(builder);
  const [movement, gap] = [addMovement(builder, enums, invoice), addGap(builder)];
  return builder.objectRef<Inbox>('BankInbox').implement({
    description: '(+)',
    fields: (t) => ({
      movements: t.field({ type: [movement], resolve: ({ movements }) => [...movements] }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
      open: t.int({ resolve: ({ counts }) => counts.get('OPEN') ?? 0 }),
      settled: t.int({ resolve: ({ counts }) => counts.get('SETTLED') ?? 0 }),
      setAside: t.int({ resolve: ({ counts }) => counts.get('SET_ASIDE') ?? 0 }),
      outgoing: t.int({ resolve: ({ counts }) => counts.get('OUTGOING') ?? 0 }),
      unreadable: t.exposeInt('unreadable', { description: 'Open entries that could not be read.' }),
      gaps: t.field({ type: [gap], resolve: ({ gaps }) => [...gaps] }),
      readUntil: t.field({
        type: 'Date',
        nullable: true,
        description: 'The last day that a statement covers.',
        resolve: ({ readUntil }) => readUntil,
      }),
      awaited: t.field({
        type: [invoice],
        description: 'The invoices that await money; only with open movements.',
        resolve: ({ awaited }) => [...awaited],
      }),
    }),
  });
};
