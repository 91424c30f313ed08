import type { UserMailKind } from '@platzwart/contracts/user';

/** The values that e-mails about an account may contain. `until` and `at` are formatted times, empty if the e-mail has none. */
export type Facts = Readonly<{ firstName: string; club: string; memberNumber: string; until: string; at: string }>;

type MailTexts = Readonly<{
  subject: (facts: Facts) => string;
  heading: (facts: Facts) => string;
  paragraphs: (facts: Facts) => readonly string[];
  /** Shown above the code if it may be typed in. */
  code?: string;
  button: string;
  notes: (facts: Facts) => readonly string[];
}>;

export type UserTexts = Readonly<Record<UserMailKind, MailTexts>>;
