/**
 * Data that must be consistent together is in one stream (docs/adr/0002-one-ledger-stream.md):
 * occupancy and money in the ledger, e-mails and member numbers in members, settings in club,
 * drafts of seasons, which occupy nothing yet, in seasonPlan.
 */
export const streams = { ledger: 'ledger', members: 'members', club: 'club', seasonPlan: 'seasonPlan' } as const;
export type StreamName = (typeof streams)[keyof typeof streams];
