/** The e-mails about offers of the next season. */
export const seasonMailKinds = ['SEASON_ASKED', 'SEASON_REMINDER'] as const;
export type SeasonMailKind = (typeof seasonMailKinds)[number];
