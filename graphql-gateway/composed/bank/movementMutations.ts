import {
  returnPaymentSchema,
  setMovementAsideSchema,
  settleMovementSchema,
  takeMovementBackSchema,
} from '@platzwart/contracts/bank';
import type { BesideLoop } from '../../core/besideLoop.ts';
import type { Builder } from '../../core/builder.ts';
import { type CommandBus, type CommandRequest, callerOf } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import { idempotentId } from '../../core/idempotentId.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import { type PolicyTable, allOf, forAdmins } from '../../core/policy.ts';
import type { MutationSuccess, SharedTypes } from '../../core/sharedTypes.ts';
import { namingArguments } from '../../core/renameRefusalFields.ts';
import type { InboxReads } from './inboxReads.ts';
import type { MovementEnums } from './inboxType.ts';
import { readUpload } from './readUpload.ts';

type Reading = MutationSuccess &
  Readonly<{
    found: number;
    added: number;
    otherAccounts: readonly string[];
    skippedAccounts: readonly string[];
    unreadable: number;
    isCutOff: boolean;
  }>;

export const movementPolicies: PolicyTable = {
  Mutation: allOf(
    ['readStatement', 'settleMovement', 'returnPayment', 'setMovementAside', 'takeMovementBack'],
    forAdmins,
  ),
  StatementReading: allOf(
    ['success', 'code', 'msg', 'found', 'added', 'otherAccounts', 'skippedAccounts', 'unreadable', 'isCutOff'],
    forAdmins,
  ),
};

type Services = Readonly<{ commandBus: Pick<CommandBus, 'execute'>; besideLoop: BesideLoop; inbox: InboxReads }>;
const visibleIn = ['bank', 'invoices'] as const;

const addReading = (builder: Builder, { mutationResult }: SharedTypes) =>
  builder.objectRef<Reading>('StatementReading').implement({
    description: '(+)',
    interfaces: [mutationResult],
    fields: (t) => ({
      found: t.exposeInt('found', { description: 'Movements in the file, each once.' }),
      added: t.exposeInt('added', { description: 'How many of them no file before contained.' }),
      otherAccounts: t.exposeStringList('otherAccounts', {
        description: 'Accounts in the file that are not the one on the invoices of the club.',
      }),
      skippedAccounts: t.exposeStringList('skippedAccounts', {
        description: 'Accounts in another currency than euros, of which nothing is read.',
      }),
      unreadable: t.exposeInt('unreadable', {
        description: 'How many of the movements could not be read and are kept as they stand: the file is incomplete.',
      }),
      isCutOff: t.exposeBoolean('isCutOff', {
        description: 'A statement has no balance at its end: the file may be incomplete.',
      }),
    }),
  });

/** Each of an upload's commands has a key of its own, which is the same where the upload is repeated. */
const keepAll = async (file: string, { commandBus, besideLoop, inbox }: Services, context: GatewayContext) => {
  const { commands, ...reading } = await readUpload(file, besideLoop, callerOf(context).personId);
  const ids: string[] = [];
  for (const [index, data] of commands.entries()) {
    const idempotencyKey = context.idempotencyKey && idempotentId(context, `statements ${index}`);
    const request = { type: 'ReadStatements', data, visibleIn } as const;
    ids.push(...(await commandBus.execute(request, { ...context, idempotencyKey })).ids);
  }
  return { ...reading, added: await inbox.addedBy(ids) };
};

const addReadStatement = (builder: Builder, shared: SharedTypes, services: Services): void => {
  const reading = addReading(builder, shared);
  builder.mutationField('readStatement', (t) =>
    t.field({
      type: reading,
      description:
        '(+) Keeps what is new in a statement of account: camt.052, camt.053, camt.054, MT940, or a ZIP file of them. Books nothing.',
      args: { file: t.arg.string({ required: true, description: 'The file in Base64.' }) },
      resolve: async (_, { file }, context) => {
        const { accounts, ...counts } = await keepAll(file, services, context);
        const own = (await context.club()).billing?.iban ?? null;
        const otherAccounts = own === null ? [] : accounts.filter((iban) => iban !== own);
        return { ...succeeded('SUC_STATEMENT_READ', context.language), ...counts, otherAccounts };
      },
    }),
  );
};

/** What an ADMIN does with statements and their movements. */
export const addMovementMutations = (
  builder: Builder,
  { asideReason, ...shared }: SharedTypes & MovementEnums,
  services: Services,
): void => {
  addReadStatement(builder, shared, services);
  const done = async (request: Pick<CommandRequest, 'type' | 'data'>, context: GatewayContext) => {
    await services.commandBus.execute({ ...request, visibleIn }, context);
    return succeeded('SUC_MOVEMENT_UPDATED', context.language);
  };
  builder.mutationFields((t) => {
    const id = t.arg.id({ required: true });
    const invoices = t.arg.idList({ required: true });
    return {
      settleMovement: t.field({
        type: shared.result,
        description:
          '(+) The movement pays all of these invoices, at most its amount; of the only one also a part (decisions.md Q1). ERR_MOVEMENT_TOO_SMALL, ERR_MOVEMENT_NOT_UPDATED, ERR_INVOICE_NOT_UPDATED.',
        args: {
          ...{ id, invoices },
          acceptsLess: t.arg.boolean({ description: 'Changes nothing: what is missing stays open.' }),
        },
        resolve: namingArguments(
          { movementId: 'id' },
          async (_, { id: movementId, invoices: paid, acceptsLess }, context) => {
            const input = { movementId, invoices: paid, acceptsLess: acceptsLess ?? false };
            return done({ type: 'SettleMovement', data: parseInput(settleMovementSchema, input) }, context);
          },
        ),
      }),
      returnPayment: t.field({
        type: shared.result,
        description:
          '(+) The movement is a payment that came back: the invoices that it had paid are open again, once.',
        args: { id, invoices, reason: t.arg.string({ required: true }) },
        resolve: namingArguments(
          { movementId: 'id' },
          async (_, { id: movementId, invoices: reopened, reason }, context) => {
            const input = { movementId, invoices: reopened, reason };
            return done({ type: 'ReturnPayment', data: parseInput(returnPaymentSchema, input) }, context);
          },
        ),
      }),
      setMovementAside: t.field({
        type: shared.result,
        description: '(+) The movement needs no invoice.',
        args: { id, reason: t.arg({ type: asideReason, required: true }), note: t.arg.string() },
        resolve: namingArguments({ movementId: 'id' }, async (_, { id: movementId, reason, note = null }, context) => {
          const input = { movementId, reason, note };
          return done({ type: 'SetMovementAside', data: parseInput(setMovementAsideSchema, input) }, context);
        }),
      }),
      takeMovementBack: t.field({
        type: shared.result,
        description: '(+) A movement that was set aside is open again.',
        args: { id },
        resolve: namingArguments({ movementId: 'id' }, async (_, { id: movementId }, context) =>
          done({ type: 'TakeMovementBack', data: parseInput(takeMovementBackSchema, { movementId }) }, context),
        ),
      }),
    };
  });
};
