/** A demo has public logins and shows its e-mails; a club's own data are in production. */
export const clubModes = ['demo', 'production'] as const;
export type ClubMode = (typeof clubModes)[number];
