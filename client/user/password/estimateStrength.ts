import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Strength } from './strength.ts';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** By zxcvbn's score, which counts the guesses of somebody who knows lists, keyboards and dates. */
const levels: Readonly<Record<0 | 1 | 2 | 3 | 4, Strength>> = {
  0: 'guessed',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'strong',
};

/** How hard a password is to guess for somebody who knows `ownWords` about its owner; loaded when one is thought up. */
export const estimateStrength = (password: string, ownWords: readonly string[]): Strength =>
  levels[zxcvbn.check(password, ownWords.filter(Boolean)).score];
