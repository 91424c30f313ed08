import { cents } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { giroCodeOf, modulesOf } from './giroCode.ts';

const longest = {
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  amount: cents(99_999_999_999),
  reference: 'RF18539007547034539007547',
};

it.each([
  ['70 letters', 'a'.repeat(71), 'a'.repeat(70)],
  ['70 umlauts', 'ü'.repeat(71), 'ü'.repeat(70)],
  ['as many pictures as the code has room for', '\u{1f3be}'.repeat(70), '\u{1f3be}'.repeat(50)],
])('The code for a transfer names %s of the account holder, and can be drawn', (_, accountHolder, name) => {
  const code = giroCodeOf({ ...longest, accountHolder }) ?? '';
  expect(code.split('\n')[5]).toBe(name);
  expect(modulesOf(code).length).toBeGreaterThan(0);
});
