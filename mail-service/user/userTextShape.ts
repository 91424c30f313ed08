import type { MailKind } from '@platzwart/contracts/core';

/** What letters about an account may name. `until` and `at` are times in words, empty where the letter has none. */
export type Facts = Readonly<{ firstName: string; club: string; memberNumber: string; until: string; at: string }>;

export type UserMailKind = Exclude<MailKind, 'BOOKING_CONFIRMED' | 'BOOKING_CANCELLED'>;

type LetterTexts = Readonly<{
  subject: (facts: Facts) => string;
  heading: (facts: Facts) => string;
  paragraphs: (facts: Facts) => readonly string[];
  /** Above the code, where it may be typed in by hand. */
  code?: string;
  button: string;
  notes: (facts: Facts) => readonly string[];
}>;

export type UserTexts = Readonly<Record<UserMailKind, LetterTexts>>;
