import { type PersonalData, isOwnName } from '@platzwart/contracts/user';
import { type Rejected, reject } from '../../core/decider.ts';
import { isEasy, lettersOf } from './easyPasswords.ts';

type Named = Pick<PersonalData, 'firstName' | 'lastName' | 'email'>;

/** Null: the password is allowed. `person`: its owner; null where the owner is not known. */
export type PasswordRules = (
  password: string,
  person: Named | null,
) => Rejected<'ERR_INVALID_INPUT' | 'ERR_PASSWORD_TOO_COMMON'> | null;

/** Words that are common in passwords at a tennis club. */
const clubWords = ['platzwart', 'tennis', 'squash', 'sandplatz', 'platz', 'court', 'halle', 'club', 'klub', 'verein'];

const ownWords = (displayName: string | null, person: Named | null): readonly string[] =>
  [displayName ?? '', person?.firstName ?? '', person?.lastName ?? '', person?.email.split('@')[0] ?? '']
    .flatMap((text) => text.split(/[^\p{L}]+/u))
    .map(lettersOf)
    .filter((word) => word.length > 1);

/**
 * Which passwords people may choose (decisions.md U15, reliability T09); the schema limits their length. Refuses with ERR_INVALID_INPUT the
 * own name or e-mail, and with ERR_PASSWORD_TOO_COMMON common passwords and those that are likely in this club: words of the sport, the
 * club's name or the own name, followed by a common number. `clubName`: null where the club has no name yet.
 */
export const passwordRules =
  (clubName: () => string | null): PasswordRules =>
  (password, person) => {
    if (person && isOwnName(password, person)) return reject('ERR_INVALID_INPUT', 'password');
    const words = [...clubWords, ...ownWords(clubName(), person)];
    return isEasy(password, words) ? reject('ERR_PASSWORD_TOO_COMMON', 'password') : null;
  };
