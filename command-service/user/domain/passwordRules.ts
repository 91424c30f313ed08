import { type PasswordErrorCode, type PersonalData, isOwnName } from '@platzwart/contracts/user';
import { type Rejected, reject } from '../../core/decider.ts';
import { isEasy, lettersOf } from './easyPasswords.ts';
import { isInvisible, isMemberNumber, isRepeated, isSequence } from './patternPasswords.ts';

/** `memberNumber`: missing where none was given yet. */
type Named = Pick<PersonalData, 'firstName' | 'lastName' | 'email'> &
  Readonly<{ companyName?: string | null | undefined; memberNumber?: string }>;

/** Null: the password is allowed. `person`: its owner; null where the owner is not known. */
export type PasswordRules = (password: string, person: Named | null) => Rejected<PasswordErrorCode> | null;

/** Words that are common in passwords at a tennis club. */
const clubWords = ['platzwart', 'tennis', 'squash', 'sandplatz', 'platz', 'court', 'halle', 'club', 'klub', 'verein'];

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}]+/u)
    .map(lettersOf)
    .filter((word) => word.length > 1);

const ownWords = ({ firstName, lastName, companyName, email }: Named): readonly string[] =>
  [firstName, lastName, companyName ?? '', email?.split('@')[0] ?? ''].flatMap(wordsOf);

/** Shorter numbers are part of many passwords by chance. */
const shortestOwnNumber = 4;

/** The own name, e-mail or member number, or one of them with words of the club or a common number. */
const isOwn = (password: string, person: Named, words: readonly string[]): boolean => {
  const { memberNumber } = person;
  if (isOwnName(password, person) || isEasy(password, words)) return true;
  if (memberNumber === undefined) return false;
  if (isMemberNumber(password, memberNumber)) return true;
  const rest = memberNumber.length < shortestOwnNumber ? password : password.replaceAll(memberNumber, '');
  return rest !== password && isEasy(rest, words);
};

/**
 * Which passwords people may choose (decisions.md U15, reliability T09); the schema limits their length. Refuses with
 * - ERR_PASSWORD_INVISIBLE only spaces and invisible signs,
 * - ERR_PASSWORD_REPEATED one sign or a short pattern over and over,
 * - ERR_PASSWORD_TOO_COMMON common passwords, and words of the sport or the club's name, followed by a common number,
 * - ERR_PASSWORD_SEQUENCE rows of the keyboard, the alphabet or numbers in order,
 * - ERR_PASSWORD_OWN the own name, e-mail or member number, also followed by a common number.
 *
 * `clubName`: null where the club has no name yet.
 */
export const passwordRules =
  (clubName: () => string | null): PasswordRules =>
  (password, person) => {
    const ofClub = [...clubWords, ...wordsOf(clubName() ?? '')];
    const rules: readonly (readonly [PasswordErrorCode, () => boolean])[] = [
      ['ERR_PASSWORD_INVISIBLE', () => isInvisible(password)],
      ['ERR_PASSWORD_REPEATED', () => isRepeated(password)],
      ['ERR_PASSWORD_TOO_COMMON', () => isEasy(password, ofClub)],
      ['ERR_PASSWORD_SEQUENCE', () => isSequence(password)],
      ['ERR_PASSWORD_OWN', () => person !== null && isOwn(password, person, [...ofClub, ...ownWords(person)])],
    ];
    const broken = rules.find(([, isBroken]) => isBroken());
    return broken ? reject(broken[0], 'password') : null;
  };
