/** What a one-time code is for. A change of e-mail has its own event, because the new address belongs to it. */
export const codePurposes = ['INIT_CODE', 'GUEST_VERIFY', 'RESET_PASSWORD'] as const;
export type CodePurpose = (typeof codePurposes)[number];
