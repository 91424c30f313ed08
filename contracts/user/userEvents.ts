import type { PersonId, Role } from '../core/index.ts';

export type PostalAddress = Readonly<{ city: string; houseNumber: string; street: string; zip: string }>;
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** Personal data: in the log only sealed with the person's own key, so that destroying the key erases it. */
export type PersonalData = Readonly<{
  firstName: string;
  lastName: string;
  /** Lower case. */
  email: string;
  phone: string | null;
  address: PostalAddress | null;
  language: Language;
}>;

export type PersonRegistered = Readonly<{
  type: 'PersonRegistered';
  data: Readonly<{
    personId: PersonId;
    /** Digits without leading zero; guests from 900000 on (decisions.md U1). */
    memberNumber: string;
    role: Role;
    /** Keyed digest of the e-mail: makes it unique without showing it. */
    emailDigest: string;
    /** `PersonalData`, sealed. */
    sealed: string;
    /** Percent, 0 to 100. */
    discount: number;
    verified: boolean;
    active: boolean;
  }>;
}>;

export type UserEvent = PersonRegistered;
export const userEventTypes = ['PersonRegistered'] as const satisfies UserEvent['type'][];
