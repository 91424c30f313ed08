import { type MembersState, type Person, personByEmail, personByNumber } from './membersState.ts';

/** decisions.md U2: what contains an @ is an e-mail, in any case of letters; everything else a member number. */
export const accountByCredential =
  (digest: (email: string) => string, members: () => MembersState) =>
  (credential: string): Person | null => {
    const wanted = credential.trim();
    return wanted.includes('@')
      ? personByEmail(members(), digest(wanted.toLowerCase()))
      : personByNumber(members(), wanted);
  };
