import { describe, expect, it } from 'vitest';
import { creditorReferenceIn, creditorReferenceOf } from './creditorReference.ts';
import { invoiceNumber } from '../core/index.ts';

describe('The creditor reference of an invoice', () => {
  // RF18 539007547034 is the example of ISO 11649.
  it('has the check digits of ISO 11649', () => {
    const reference = creditorReferenceOf(invoiceNumber(2026, 12));
    const digits = `${reference.slice(4)}2715${reference.slice(2, 4)}`;
    expect(reference).toMatch(/^RF\d{2}202600012$/);
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  it('is found in a text with spaces and line ends', () => {
    const reference = creditorReferenceOf(invoiceNumber(2026, 345));
    const spaced = reference.replaceAll(/(.{4})/g, '$1 ');
    expect(creditorReferenceIn(`Rechnung\n${spaced.slice(0, 9)}\n${spaced.slice(9)} danke`)).toBe(reference);
  });

  it('is not found where a digit was mistyped', () => {
    const reference = creditorReferenceOf(invoiceNumber(2026, 345));
    expect(creditorReferenceIn(reference.replace('345', '354'))).toBeNull();
  });
});
