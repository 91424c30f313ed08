import * as v from 'valibot';
import { textSchema, voucherTypes } from '../core/index.ts';
import { voucherIdSchema } from './voucherEvents.ts';

/** The version of the text by which people ask to use a card at once, before their right of withdrawal ends (decisions.md N43). */
export const consentVersion = '2026-11';

/** Orders one card (decisions.md V2). `userID` is a member number: only an ADMIN may name another's. */
export const addVoucherSchema = v.object({
  userID: textSchema,
  /** Null: that of the person's last card, or ADULT. */
  voucherType: v.nullable(v.picklist(voucherTypes)),
  /** The `consentVersion` that the caller was shown and agreed to; null: the card can be used after the time of withdrawal (decisions.md Q14), or at once where an ADMIN orders it for somebody else. */
  consent: v.nullable(textSchema),
});
export type AddVoucher = Readonly<{ type: 'AddVoucher'; data: v.InferOutput<typeof addVoucherSchema> }>;

/** By an ADMIN, or by the owner within the time of withdrawal, as long as it is unused and unpaid (decisions.md V13). */
export const deleteVoucherSchema = v.object({ voucherId: voucherIdSchema });
export type DeleteVoucher = Readonly<{ type: 'DeleteVoucher'; data: v.InferOutput<typeof deleteVoucherSchema> }>;

/** The owner of a card asks to use it at once. */
export const consentToVoucherSchema = v.object({ voucherId: voucherIdSchema, consent: textSchema });
export type ConsentToVoucher = Readonly<{
  type: 'ConsentToVoucher';
  data: v.InferOutput<typeof consentToVoucherSchema>;
}>;

/** By an ADMIN, until the first use (decisions.md V4). */
export const correctVoucherTypeSchema = v.object({
  voucherId: voucherIdSchema,
  voucherType: v.picklist(voucherTypes),
});
export type CorrectVoucherType = Readonly<{
  type: 'CorrectVoucherType';
  data: v.InferOutput<typeof correctVoucherTypeSchema>;
}>;

export type VoucherCommand = AddVoucher | ConsentToVoucher | DeleteVoucher | CorrectVoucherType;
