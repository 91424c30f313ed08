import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | null = null;

/** Whether a password is one of the tens of thousands that most people choose, in whatever case of letters; from a list that comes with the house. */
export const isCommonPassword = (password: string): boolean => {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(password.toLowerCase());
};
