import { type PersonalData, isOwnName } from '@platzwart/contracts/user';
import { type Rejected, reject } from '../core/decider.ts';
import { isCommonPassword } from './commonPasswords.ts';

type Named = Pick<PersonalData, 'firstName' | 'lastName' | 'email'>;

/** Null: the password may be taken. `person`: whose it is to be; null where nobody is known. */
export type PasswordRules = (
  password: string,
  person: Named | null,
) => Rejected<'ERR_INVALID_INPUT' | 'ERR_PASSWORD_TOO_COMMON'> | null;

/** Letters only: `Tennis-2026!` is made of "tennis". */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Words that everybody tries first at a tennis club. */
const clubWords = ['platzwart', 'tennis', 'squash', 'sandplatz', 'platz', 'court', 'halle', 'club', 'klub', 'verein'];

const isMadeOf = (text: string, words: readonly string[]): boolean =>
  text === '' || words.some((word) => text.startsWith(word) && isMadeOf(text.slice(word.length), words));

const isOfClub = (password: string, displayName: string | null): boolean => {
  const letters = lettersOf(password);
  const ownWords = (displayName ?? '').split(/\s+/).map(lettersOf);
  const words = [...clubWords, ...ownWords].filter((word) => word.length > 1);
  return letters.length > 0 && isMadeOf(letters, words);
};

/**
 * Which passwords people may choose (decisions.md U15, reliability T09); how long they may be says the schema. Refuses
 * with ERR_INVALID_INPUT what is the own name or e-mail, with ERR_PASSWORD_TOO_COMMON what many choose, or this club's members
 * would: its name and words of the sport with digits behind them. `clubName`: null where it has none yet.
 */
export const passwordRules =
  (clubName: () => string | null): PasswordRules =>
  (password, person) => {
    if (person && isOwnName(password, person)) return reject('ERR_INVALID_INPUT', 'password');
    const isEasy = isCommonPassword(password) || isOfClub(password, clubName());
    return isEasy ? reject('ERR_PASSWORD_TOO_COMMON', 'password') : null;
  };
