import * as v from 'valibot';
import type { Brand } from '../core/index.ts';
import type { InvoiceNumber } from '../core/index.ts';

/** `RF`, two check digits and up to 21 characters (ISO 11649): banks carry it unchanged to the statement of account. */
export type CreditorReference = Brand<'CreditorReference'>;

const form = /^RF\d{2}[A-Z\d]{1,21}$/;

/** Letters as numbers from 10 on, modulo 97 (ISO 7064). */
const modulo97 = (characters: string): number =>
  Array.from(characters, (character) => String(Number.parseInt(character, 36)))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

const isReference = (value: unknown): value is CreditorReference =>
  typeof value === 'string' && form.test(value) && modulo97(`${value.slice(4)}${value.slice(0, 4)}`) === 1;

export const creditorReferenceSchema = v.custom<CreditorReference>(isReference, 'a creditor reference, ISO 11649');

/** The reference of an invoice: `2026-00012` → `RF26202600012` with its check digits. */
export const creditorReferenceOf = (number: InvoiceNumber): CreditorReference => {
  const digits = number.replace('-', '');
  const check = String(98 - modulo97(`${digits}RF00`)).padStart(2, '0');
  return v.parse(creditorReferenceSchema, `RF${check}${digits}`);
};

/** The reference in `text`, whose spaces are ignored; null where there is none with correct check digits. */
export const creditorReferenceIn = (text: string): CreditorReference | null => {
  const found: readonly string[] =
    text
      .replaceAll(/\s/g, '')
      .toUpperCase()
      .match(/RF\d{11}/g) ?? [];
  return found.find(isReference) ?? null;
};
