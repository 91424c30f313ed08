/** The levels of a password's strength. */
export type Strength = 'guessed' | 'weak' | 'fair' | 'good' | 'strong';
