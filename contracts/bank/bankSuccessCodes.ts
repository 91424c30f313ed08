export const bankSuccessCodes = ['SUC_STATEMENT_READ', 'SUC_MOVEMENT_UPDATED'] as const;
