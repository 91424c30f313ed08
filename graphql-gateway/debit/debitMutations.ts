import {
  type DebitCommand,
  announceCollectionSchema,
  cancelCollectionSchema,
  enterMandateSchema,
  returnDebitSchema,
  returnDebitsSchema,
  revokeMandateSchema,
  settleCollectionSchema,
  signMandateSchema,
  submitCollectionSchema,
} from '@platzwart/contracts/debit';
import type { SuccessCode } from '@platzwart/contracts/catalogue';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';

const mandateArgumentOf = { mandateId: 'id', creditorId: 'creditorID', iban: 'account.iban', holder: 'account.holder' };
const argumentOf = {
  ...{ collectionId: 'id', invoiceId: 'invoiceID', invoiceIds: 'invoiceIDs' },
  ...{ movementId: 'movementID', movementIds: 'movementIDs' },
};

/** What is collected pays invoices, and with them bookings and cards. */
const visibleIn = ['debits', 'invoices', 'bookings', 'vouchers', 'bank'];

type Step = Readonly<{ type: DebitCommand['type']; data: unknown; code: SuccessCode }>;
type Done = (step: Step, context: GatewayContext) => Promise<ReturnType<typeof succeeded>>;

const addMandateMutations = (builder: Builder, { result }: SharedTypes, done: Done): void => {
  const input = builder.inputType('MandateInput', {
    description: '(+) The account that is collected from: of the European Economic Area.',
    fields: (t) => ({ iban: t.string({ required: true }), holder: t.string({ required: true }) }),
  });
  builder.mutationFields((t) => ({
    signMandate: t.field({
      type: result,
      description:
        '(+) The caller allows the club to collect, by the text of the page; the mandate takes the place of an older one. ERR_MANDATE_NOT_CREATED: `creditorID` is not the club’s any more.',
      args: { account: t.arg({ type: input, required: true }), creditorID: t.arg.id({ required: true }) },
      resolve: namingArguments(mandateArgumentOf, async (_, { account, creditorID }, context) => {
        const data = parseInput(signMandateSchema, { ...account, creditorId: creditorID });
        return done({ type: 'SignMandate', data, code: 'SUC_MANDATE_SIGNED' }, context);
      }),
    }),
    enterMandate: t.field({
      type: result,
      description:
        '(+) A mandate that the club has on paper. ERR_USER_NOT_FOUND, ERR_MANDATE_NOT_CREATED (`reference`: another person’s).',
      args: {
        userID: t.arg.id({ required: true }),
        account: t.arg({ type: input, required: true }),
        signedOn: t.arg({ type: 'Date', required: true }),
        reference: t.arg.string({ description: 'The one on the paper. Missing: a new one (decisions.md Q13).' }),
        lastUsedOn: t.arg({ type: 'Date', description: 'The last collection by it elsewhere. Missing: none.' }),
      },
      resolve: namingArguments(mandateArgumentOf, async (_, { account, ...paper }, context) => {
        const data = parseInput(enterMandateSchema, { ...account, ...paper });
        return done({ type: 'EnterMandate', data, code: 'SUC_MANDATE_SIGNED' }, context);
      }),
    }),
    revokeMandate: t.field({
      type: result,
      description: '(+) By its owner or an ADMIN; others are refused with ERR_MANDATE_NOT_FOUND.',
      args: { id: t.arg.id({ required: true }) },
      resolve: namingArguments(mandateArgumentOf, async (_, { id }, context) => {
        const data = parseInput(revokeMandateSchema, { mandateId: id });
        return done({ type: 'RevokeMandate', data, code: 'SUC_MANDATE_REVOKED' }, context);
      }),
    }),
  }));
};

const addCollectionMutations = (builder: Builder, { result }: SharedTypes, done: Done): void => {
  const returned = builder.inputType('ReturnedDebitInput', {
    description: '(+)',
    fields: (t) => ({ collectionID: t.id({ required: true }), invoiceID: t.id({ required: true }) }),
  });
  builder.mutationFields((t) => ({
    announceCollection: t.field({
      type: result,
      description:
        '(+) Announces to each person that their invoice is collected on a day of TARGET; all or none. ERR_DEBIT_NOT_CREATED, ERR_INVOICE_NOT_UPDATED (paid, cancelled or not due by then), ERR_INVALID_INPUT (`executionOn`).',
      args: {
        executionOn: t.arg({ type: 'Date', required: true }),
        invoiceIDs: t.arg.idList({ required: true, description: '1 to 500.' }),
      },
      resolve: namingArguments(argumentOf, async (_, { executionOn, invoiceIDs }, context) => {
        const data = parseInput(announceCollectionSchema, { executionOn, invoiceIds: invoiceIDs });
        return done({ type: 'AnnounceCollection', data, code: 'SUC_DEBITS_ANNOUNCED' }, context);
      }),
    }),
    cancelCollection: t.field({
      type: result,
      description: '(+) Until the bank has the file. ERR_DEBIT_NOT_FOUND, ERR_DEBIT_NOT_UPDATED.',
      args: { id: t.arg.id({ required: true }) },
      resolve: namingArguments(argumentOf, async (_, { id }, context) => {
        const data = parseInput(cancelCollectionSchema, { collectionId: id });
        return done({ type: 'CancelCollection', data, code: 'SUC_DEBITS_CANCELED' }, context);
      }),
    }),
    submitCollection: t.field({
      type: result,
      description:
        '(+) The bank has the file of this version. ERR_DEBIT_NOT_FOUND, ERR_DEBIT_NOT_UPDATED (`version`: a debit was dropped since).',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: namingArguments(argumentOf, async (_, { id, version }, context) => {
        const data = parseInput(submitCollectionSchema, { collectionId: id, version });
        return done({ type: 'SubmitCollection', data, code: 'SUC_DEBITS_SUBMITTED' }, context);
      }),
    }),
    settleCollection: t.field({
      type: result,
      description:
        '(+) The money has arrived: its invoices are paid. ERR_DEBIT_NOT_UPDATED before its day. With movements, these are its money: also of a collection that was settled before. ERR_MOVEMENT_NOT_FOUND, ERR_MOVEMENT_NOT_UPDATED, ERR_MOVEMENT_TOO_SMALL.',
      args: { id: t.arg.id({ required: true }), movementIDs: t.arg.idList({ description: 'At most 500.' }) },
      resolve: namingArguments(argumentOf, async (_, { id, movementIDs }, context) => {
        const data = parseInput(settleCollectionSchema, { collectionId: id, movementIds: movementIDs ?? [] });
        return done({ type: 'SettleCollection', data, code: 'SUC_DEBITS_PAID' }, context);
      }),
    }),
    returnDebits: t.field({
      type: result,
      description:
        '(+) One movement has taken back several debits, all or none; what it took on top of them is the fee of the banks, in equal parts. ERR_MOVEMENT_TOO_SMALL, ERR_MOVEMENT_NOT_UPDATED, ERR_DEBIT_NOT_UPDATED.',
      args: {
        movementID: t.arg.id({ required: true }),
        debits: t.arg({ type: [returned], required: true, description: '1 to 100.' }),
        reason: t.arg.string({ required: true, description: 'The code of the bank, e.g. AM04.' }),
      },
      resolve: namingArguments(
        { ...argumentOf, collectionId: 'collectionID' },
        async (_, { movementID, debits, reason }, context) => {
          const named = debits.map(({ collectionID, invoiceID }) => ({
            collectionId: collectionID,
            invoiceId: invoiceID,
          }));
          const data = parseInput(returnDebitsSchema, { movementId: movementID, debits: named, reason });
          return done({ type: 'ReturnDebits', data, code: 'SUC_DEBIT_RETURNED' }, context);
        },
      ),
    }),
    returnDebit: t.field({
      type: result,
      description:
        '(+) A debit came back: the invoice that it has paid is open again. `movementID`: the movement that has taken the money back, also of a debit that was entered before.',
      args: {
        id: t.arg.id({ required: true, description: 'Of the collection.' }),
        invoiceID: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true, description: 'The code of the bank, e.g. AM04.' }),
        returnedOn: t.arg({ type: 'Date', description: 'Missing: the day of the movement, else today.' }),
        movementID: t.arg.id(),
      },
      resolve: namingArguments(
        argumentOf,
        async (_, { id, invoiceID, reason, returnedOn = null, movementID = null }, context) => {
          const input = { collectionId: id, invoiceId: invoiceID, reason, returnedOn, movementId: movementID };
          const data = parseInput(returnDebitSchema, input);
          return done({ type: 'ReturnDebit', data, code: 'SUC_DEBIT_RETURNED' }, context);
        },
      ),
    }),
  }));
};

export const addDebitMutations = (
  builder: Builder,
  shared: SharedTypes,
  { commandBus }: Readonly<{ commandBus: CommandBus }>,
): void => {
  const done: Done = async ({ type, data, code }, context) => {
    await commandBus.execute({ type, data, visibleIn }, context);
    return succeeded(code, context.language);
  };
  addMandateMutations(builder, shared, done);
  addCollectionMutations(builder, shared, done);
};
