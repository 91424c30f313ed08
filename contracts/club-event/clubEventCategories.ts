/** What kind of event of the club it is (decisions.md W2). */
export const eventCategories = ['LEAGUE', 'TOURNAMENT', 'CLUB', 'OTHER'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** Where a league match is played. */
export const homeAways = ['HOME', 'AWAY'] as const;
export type HomeAway = (typeof homeAways)[number];
