/** What a mutation answers where it succeeded, by the pattern of decisions.md C2. */
export const userSuccessCodes = ['SUC_LOGIN'] as const;
export type UserSuccessCode = (typeof userSuccessCodes)[number];
