/** The IBAN of a German account by bank code and account number (ISO 13616, `DE`): check digits make the number 1 modulo 97. */
export const germanIban = (bankCode: string, account: string): string => {
  const number = `${bankCode.padStart(8, '0')}${account.padStart(10, '0')}`;
  const [d, e] = ['13', '14'];
  const check = 98n - (BigInt(`${number}${d}${e}00`) % 97n);
  return `DE${String(check).padStart(2, '0')}${number}`;
};
