import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | null = null;

/**
 * Whether a password is one of tens of thousands of common ones, compared without case; the list comes from a dependency, without a network call.
 */
export const isCommonPassword = (password: string): boolean => {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(password.toLowerCase());
};
