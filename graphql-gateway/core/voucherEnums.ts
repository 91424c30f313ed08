import { voucherTypes } from '@platzwart/contracts/core';
import { typeReference } from './typeReference.ts';

export const voucherStates = ['ACTIVE', 'INVOICED', 'PAID', 'ENDED', 'UNPAID'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** Enums of hour cards, for the fields of several features. */
export const voucherTypeEnum = typeReference((builder) => builder.enumType('VoucherType', { values: voucherTypes }));
export const voucherStateEnum = typeReference((builder) => builder.enumType('VoucherState', { values: voucherStates }));
