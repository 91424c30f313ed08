export const voucherSuccessCodes = ['SUC_VOUCHER_CREATED', 'SUC_VOUCHER_UPDATED', 'SUC_VOUCHER_DELETED'] as const;
