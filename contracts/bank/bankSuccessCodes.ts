export const bankSuccessCodes = ['SUC_STATEMENT_READ'] as const;
