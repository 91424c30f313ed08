import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';

const signsOf = (text: string): readonly string[] => Array.from(text.normalize('NFKC').toLowerCase());

/** Longest pattern whose repetition counts as short. */
const longestPattern = 6;

/** `abcdefgh1!` is still the alphabet. */
const mostOtherSigns = 2;

/** The password, also without its last signs. */
const beginningsOf = (password: string): readonly (readonly string[])[] => {
  const signs = signsOf(password);
  return Array.from({ length: mostOtherSigns + 1 }, (_, others) => signs.slice(0, signs.length - others));
};

const isPattern = (signs: readonly string[]): boolean => {
  const repeatsAfter = (length: number): boolean =>
    signs.length >= 2 * length && signs.every((sign, place) => place < length || sign === signs[place - length]);
  return Array.from({ length: longestPattern }, (_, index) => index + 1).some(repeatsAfter);
};

/** One sign or a short pattern over and over, the last time perhaps not whole: `aaaaaaaa`, `abcabcab`, `12121212`, `aaaaaaa1`. */
export const isRepeated = (password: string): boolean => beginningsOf(password).some(isPattern);

/** Without word lists it only finds patterns, on the keyboards of several countries. */
const patterns = new ZxcvbnFactory({ graphs: adjacencyGraphs });
const isInOrder = (pattern: string): boolean => ['sequence', 'spatial', 'repeat'].includes(pattern);

/** Bounds the work; no row and no alphabet is longer. */
const longestSequence = 40;

/** Rows of a keyboard, the alphabet or numbers in order, but for two signs: `qwertzuiop`, `abcdefgh`, `87654321`. */
export const isSequence = (password: string): boolean => {
  const signs = signsOf(password);
  if (signs.length > longestSequence) return false;
  const others = patterns
    .check(signs.join(''))
    .sequence.filter(({ pattern }) => !isInOrder(pattern))
    .reduce((count, { token }) => count + token.length, 0);
  return others <= mostOtherSigns;
};

/** Only spaces and signs that no screen shows. U+2800 is an empty Braille cell. */
export const isInvisible = (password: string): boolean =>
  /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(password);

/** The member number itself, padded with zeros or signs, or several times: `00001001`, `1001-1001`. */
export const isMemberNumber = (password: string, memberNumber: string): boolean =>
  !/\p{L}/u.test(password) && new RegExp(`^(?:0*${memberNumber})+0*$`).test(password.replaceAll(/\D/g, ''));
