/** The e-mails about hour cards (decisions.md W14). */
export const voucherMailKinds = ['VOUCHER_ORDERED', 'VOUCHER_USED_UP'] as const;
export type VoucherMailKind = (typeof voucherMailKinds)[number];
