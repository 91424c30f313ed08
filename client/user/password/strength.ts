/** How hard a password is to guess, in steps that people can tell apart. */
export type Strength = 'guessed' | 'weak' | 'fair' | 'good' | 'strong';
