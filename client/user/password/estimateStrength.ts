import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Strength } from './strength.ts';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** By zxcvbn's score, an estimate of the guesses of an attacker who knows word lists, keyboards and dates. */
const levels: Readonly<Record<0 | 1 | 2 | 3 | 4, Strength>> = {
  0: 'guessed',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'strong',
};

/** The strength against an attacker who knows `personalWords` about the owner; loaded when a new password is typed. */
export const estimateStrength = (password: string, personalWords: readonly string[]): Strength =>
  levels[zxcvbn.check(password, personalWords.filter(Boolean)).score];
