import {
  type VoucherRow,
  addVoucherSchema,
  consentToVoucherSchema,
  correctVoucherTypeSchema,
  deleteVoucherSchema,
  voucherIdSchema,
} from '@platzwart/contracts/voucher';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { CommandBus, CommandOutcome } from '../core/commandBus.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { voucherTypeEnum } from '../core/voucherEnums.ts';
import type { VoucherReads } from './voucherReads.ts';
import type { VoucherResult } from './voucherType.ts';

const argumentOf = { voucherId: 'id', voucherType: 'type' };
const visibleIn = ['vouchers'];
type Services = Readonly<{ vouchers: Pick<VoucherReads, 'byId'>; commandBus: CommandBus }>;

export const addVoucherMutations = (
  builder: Builder,
  { result, voucherResult }: SharedTypes & Readonly<{ voucherResult: VoucherResult }>,
  { vouchers, commandBus }: Services,
): void => {
  const voucherType = voucherTypeEnum(builder);
  const cardOf = async ({ isVisible }: CommandOutcome, id: string | undefined): Promise<VoucherRow | null> =>
    isVisible && id !== undefined ? vouchers.byId(v.parse(voucherIdSchema, id)) : null;
  builder.mutationFields((t) => ({
    addVoucher: t.field({
      type: voucherResult,
      description:
        'Orders one card; with `consent` it can be used at once, else from `usableFrom` on (decisions.md V2, Q14). ERR_NOT_AUTHORIZED for a guest and where the club sells none, ERR_VOUCHER_NOT_CREATED while more than two hours are left.',
      args: {
        userID: t.arg.id({ required: true }),
        type: t.arg({ type: voucherType, description: "Missing: that of the person's last card, or ADULT." }),
        consent: t.arg.string({
          description:
            '(+) Version of the text by which the caller asks to use the card at once; what an ADMIN orders for somebody else can be used at once without it.',
        }),
      },
      resolve: namingArguments(argumentOf, async (_, { userID, type = null, consent = null }, context) => {
        const data = parseInput(addVoucherSchema, { userID, voucherType: type, consent });
        const outcome = await commandBus.execute({ type: 'AddVoucher', data, visibleIn }, context);
        const voucher = await cardOf(outcome, outcome.ids[0]);
        return { ...succeeded('SUC_VOUCHER_CREATED', context.language), voucher };
      }),
    }),
    consentToVoucher: t.field({
      type: voucherResult,
      description:
        '(+) The owner of a card, or their guardian, asks to use it at once (decisions.md Q14). ERR_VOUCHER_NOT_FOUND, ERR_INVALID_INPUT.',
      args: {
        id: t.arg.id({ required: true }),
        consent: t.arg.string({ required: true, description: 'Version of the text that the caller agrees to.' }),
      },
      resolve: namingArguments(argumentOf, async (_, { id, consent }, context) => {
        const data = parseInput(consentToVoucherSchema, { voucherId: id, consent });
        const outcome = await commandBus.execute({ type: 'ConsentToVoucher', data, visibleIn }, context);
        return { ...succeeded('SUC_VOUCHER_UPDATED', context.language), voucher: await cardOf(outcome, id) };
      }),
    }),
    updateVoucher: t.field({
      type: voucherResult,
      description:
        '(+) Corrects the kind of a card before its first use (decisions.md V4); it costs what that kind costs today. ERR_VOUCHER_NOT_FOUND, ERR_VOUCHER_NOT_UPDATED.',
      args: { id: t.arg.id({ required: true }), type: t.arg({ type: voucherType, required: true }) },
      resolve: namingArguments(argumentOf, async (_, { id, type }, context) => {
        const data = parseInput(correctVoucherTypeSchema, { voucherId: id, voucherType: type });
        const outcome = await commandBus.execute({ type: 'CorrectVoucherType', data, visibleIn }, context);
        return { ...succeeded('SUC_VOUCHER_UPDATED', context.language), voucher: await cardOf(outcome, id) };
      }),
    }),
    deleteVoucher: t.field({
      type: result,
      description:
        'By an ADMIN, or by the owner within 14 days, while it is unused and unpaid (decisions.md V13, N43). ERR_VOUCHER_NOT_FOUND, ERR_VOUCHER_NOT_DELETED.',
      args: { id: t.arg.id({ required: true }) },
      resolve: namingArguments(argumentOf, async (_, { id }, context) => {
        const data = parseInput(deleteVoucherSchema, { voucherId: id });
        await commandBus.execute({ type: 'DeleteVoucher', data, visibleIn }, context);
        return succeeded('SUC_VOUCHER_DELETED', context.language);
      }),
    }),
  }));
};
