import { cents, collectionId, localDate } from '@platzwart/contracts/core';
import { debtorAccountSchema } from '@platzwart/contracts/debit';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { validateBankFile } from '../testing/validateBankFile.ts';
import { type FileContent, debitFile } from './debitFile.ts';

type Debit = FileContent['debits'][number];
type Collection = FileContent['collection'];

const iban = 'DE89370400440532013000';
const debit = (number: string, amount: number, holder = 'Anna Beispiel'): Debit => ({
  ...{ number, amount: cents(amount), endToEndId: `${number}-8C000000`, mandateReference: 'M-3E0B8A11-2B3D4E5F' },
  debtor: { iban, holder, signedOn: localDate('2026-06-01') },
});
const collection: Collection = {
  ...{ collectionId: collectionId('8c000000-0000-4000-8000-000000000001'), version: 1 },
  ...{ executionOn: localDate('2026-07-01'), writtenAt: '2026-06-15T10:00:00.123Z' },
  creditor: {
    ...{ name: 'Tennisclub Grün & Weiß e. V.', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
    creditorId: 'DE98ZZZ09999999999',
  },
};
const content: FileContent = {
  collection,
  debits: [debit('2026-00001', 1_205, 'Łukasz Öztürk <b>'), debit('2026-00002', 100_000_00, 'Zoë O’Neill')],
};
const creditorWith = (changes: Partial<Collection['creditor']>): FileContent => ({
  ...content,
  collection: { ...collection, creditor: { ...collection.creditor, ...changes } },
});
const many = Array.from({ length: 1_000 }, (_, index) =>
  debit(`2026-${String(index + 1).padStart(5, '0')}`, index + 1),
);

const files: Readonly<Record<string, FileContent>> = {
  'of payers with umlauts and characters that XML reserves': content,
  'of a club that has stated no BIC': creditorWith({ bic: null }),
  'of a club with a long name': creditorWith({ name: `Tennisgemeinschaft ${'Blau-Weiß-Rot '.repeat(15)}e. V.` }),
  'of a club abroad': creditorWith({ iban: 'MT84MALT011000012345MTLCAST001S', creditorId: 'MT15ZZZ1234567' }),
  'with one cent': { ...content, debits: [debit('2026-00001', 1)] },
  'with the largest amount': { ...content, debits: [debit('2026-00001', 999_999_999_99)] },
  'with a thousand debits': { ...content, debits: many },
  'of the hundredth version': { ...content, collection: { ...collection, version: 100 } },
  'written on the second': { ...content, collection: { ...collection, writtenAt: '2026-06-15T10:00:00Z' } },
};

describe('The schema of ISO 20022', () => {
  it.each(Object.entries(files))('accepts the file %s', (_, each) => {
    expect(() => validateBankFile('pain.008.001.08', debitFile(each))).not.toThrow();
  });

  it('accepts a file for any holder and club whose names the club accepts', () => {
    const awkward = fc.constantFrom('\u0301', ' ', 'ß', '<', '&', '日', '/', ']]>');
    const anyLine = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 70 }),
      fc.string({ unit: awkward, minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(anyLine, anyLine, (holder, name) => {
        fc.pre(v.is(debtorAccountSchema, { iban, holder }) && v.is(debtorAccountSchema, { iban, holder: name }));
        const named = { ...creditorWith({ name }), debits: [debit('2026-00001', 1_205, holder)] };
        expect(() => validateBankFile('pain.008.001.08', debitFile(named))).not.toThrow();
      }),
    );
  });

  it.each([
    ['a holder without a name', /<Nm>Zoe O&apos;Neill<\/Nm>/, '<Nm></Nm>'],
    ['an amount of another form', '12.05<', '12,05<'],
    ['an amount without its currency', ' Ccy="EUR"', ''],
    ['a day that does not exist', '2026-07-01', '2026-06-31'],
    ['an unknown sequence', 'RCUR', 'RCRR'],
    ['a BIC of another length', 'BYLADEM1001', 'BYLADEM10'],
    ['an IBAN with spaces', 'DE89370400440532013000', 'DE89 3704'],
    ['an end-to-end id that is too long', '2026-00001-8C000000', 'X'.repeat(36)],
    ['a BIC in the element of older versions', /BICFI/g, 'BIC'],
    ['the creditor behind its account', /(<Cdtr>.*?<\/Cdtr>)(\s*)(<CdtrAcct>.*?<\/CdtrAcct>)/s, '$3$2$1'],
    ['no bank of the payer', /<DbtrAgt>.*?<\/DbtrAgt>/s, ''],
    ['no debit', /<DrctDbtTxInf>.*<\/DrctDbtTxInf>/s, ''],
    ['another version of the message', 'pain.008.001.08', 'pain.008.001.02'],
  ])('refuses %s', (_, found, written) => {
    const file = new TextDecoder().decode(debitFile(content));
    const broken = file.replace(found, written);
    expect(broken).not.toBe(file);
    expect(() => validateBankFile('pain.008.001.08', broken)).toThrow();
  });
});
