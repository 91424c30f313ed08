import {
  type CreditCommand,
  creditMovementSchema,
  setCreditRefundedSchema,
  setOffCreditSchema,
  withdrawCreditSchema,
} from '@platzwart/contracts/invoice';
import type { Builder } from '../../core/builder.ts';
import type { CommandBus } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import { succeeded } from '../../core/messages.ts';
import { parseInput } from '../../core/parseInput.ts';
import { namingArguments } from '../../core/renameRefusalFields.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import { receiptMethodEnum } from '../invoiceParts.ts';

const argumentOf = {
  ...{ creditId: 'id', movementId: 'id', movementID: 'id', number: 'invoiceNumber' },
  ...{ invoiceId: 'invoiceID', refundedOn: 'refundedAt' },
};

/** What an ADMIN does with what was paid too much. */
export const addCreditMutations = (
  builder: Builder,
  { result }: Pick<SharedTypes, 'result'>,
  commandBus: CommandBus,
): void => {
  const done = async (type: CreditCommand['type'], data: unknown, context: GatewayContext) => {
    await commandBus.execute({ type, data, visibleIn: ['invoices', 'bookings', 'vouchers', 'bank'] }, context);
    return succeeded('SUC_CREDIT_UPDATED', context.language);
  };
  builder.mutationFields((t) => {
    const id = t.arg.id({ required: true });
    return {
      setCreditRefunded: t.field({
        type: result,
        description:
          '(+) What is left of a credit is paid back. ERR_CREDIT_NOT_FOUND, ERR_CREDIT_NOT_UPDATED (nothing is left), ERR_INVALID_INPUT (`refundedAt` before it was paid, or in the future).',
        args: {
          id,
          refundedAt: t.arg({ type: 'Date', description: 'Missing: today.' }),
          method: t.arg({ type: receiptMethodEnum(builder), description: 'Missing: BANK.' }),
          reference: t.arg.string(),
        },
        resolve: namingArguments(
          argumentOf,
          async (_, { id: creditId, refundedAt = null, method, reference = null }, context) => {
            const refunded = { creditId, refundedOn: refundedAt, method: method ?? 'BANK', reference };
            return done('SetCreditRefunded', parseInput(setCreditRefundedSchema, refunded), context);
          },
        ),
      }),
      setOffCredit: t.field({
        type: result,
        description:
          '(+) A credit pays an open invoice of the same person, or as much of it as is left. ERR_CREDIT_NOT_FOUND, ERR_CREDIT_NOT_UPDATED (nothing is left), ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED (nothing is open, or it is of somebody else).',
        args: { id, invoiceID: t.arg.id({ required: true }) },
        resolve: namingArguments(argumentOf, async (_, { id: creditId, invoiceID }, context) =>
          done('SetOffCredit', parseInput(setOffCreditSchema, { creditId, invoiceId: invoiceID }), context),
        ),
      }),
      withdrawCredit: t.field({
        type: result,
        description:
          '(+) A credit was entered by mistake. ERR_CREDIT_NOT_FOUND, ERR_CREDIT_NOT_UPDATED (some of it is paid back or set off).',
        args: { id },
        resolve: namingArguments(argumentOf, async (_, { id: creditId }, context) =>
          done('WithdrawCredit', parseInput(withdrawCreditSchema, { creditId }), context),
        ),
      }),
      creditMovement: t.field({
        type: result,
        description:
          '(+) What is left of a movement of the account is a credit of the recipient of this invoice, for which nothing more is awaited. ERR_MOVEMENT_NOT_FOUND, ERR_MOVEMENT_NOT_UPDATED (nothing is left), ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED (it is open: the movement pays it).',
        args: { id, invoiceNumber: t.arg.string({ required: true }) },
        resolve: namingArguments(argumentOf, async (_, { id: movementId, invoiceNumber: number }, context) =>
          done('CreditMovement', parseInput(creditMovementSchema, { movementId, number }), context),
        ),
      }),
    };
  });
};
