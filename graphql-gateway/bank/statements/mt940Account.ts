import { germanIban } from './germanIban.ts';

const ibanForm = /(?:^|\/)([A-Z]{2}\d{2}[A-Z\d]{11,30})$/;
/** Bank code and account number; sub-accounts make the number longer than that of an IBAN, and zeros before it mean nothing. */
const germanForm = /^(\d{8})(?:\/0*|(?=\d{10}$))(\d{1,10})$/;

/** The account of a `:25:`: its IBAN, also behind a BIC or made from bank code and number; else what the bank calls it. */
export const mt940Account = (content: string): string => {
  const text = content
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/(?<=\d)EUR$/, '');
  const iban = ibanForm.exec(text)?.[1];
  if (iban !== undefined) return iban;
  const [, bankCode, number] = germanForm.exec(text) ?? [];
  return bankCode === undefined || number === undefined ? text.slice(0, 40) : germanIban(bankCode, number);
};
