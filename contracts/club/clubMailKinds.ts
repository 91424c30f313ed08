/** The e-mails about the club's log. */
export const clubMailKinds = ['LOG_HEAD', 'LOG_FLAWED'] as const;
export type ClubMailKind = (typeof clubMailKinds)[number];
