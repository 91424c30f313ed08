import { emailAddress, trimInvisible } from '@platzwart/contracts/core';
import { type MembersState, type Person, personByEmail, personByNumber } from './membersState.ts';

/**
 * One text for all ways to write the same credential, whether or not anybody has it: without what is invisible around it, in lower case, in
 * composed Unicode form, an e-mail in its one spelling (decisions.md Q5, Q6).
 */
export const normalisedCredential = (credential: string): string =>
  emailAddress(credential) ?? trimInvisible(credential).toLowerCase().normalize('NFC');

/** decisions.md U2: a text with an @ is an e-mail, compared without case; any other text is a member number. */
export const accountByCredential =
  (digest: (email: string) => string, members: () => MembersState) =>
  (credential: string): Person | null => {
    const typed = normalisedCredential(credential);
    return typed.includes('@') ? personByEmail(members(), digest(typed)) : personByNumber(members(), typed);
  };
