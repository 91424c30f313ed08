import { nameOf } from './partyName.ts';
import { type XmlElement, textAt } from './xmlTree.ts';

type Party = Readonly<{ name: string | null; iban: string | null }>;

/** Since version .08 a party may be a person or a bank, one level deeper. */
const nameAt = (details: XmlElement, role: string): string | null =>
  nameOf(textAt(details, `RltdPties/${role}/Pty/Nm`)) ?? nameOf(textAt(details, `RltdPties/${role}/Nm`));

/** For whom the payment is, else whose account it is; banks say in words that they do not know the first. */
const partyIn = (details: XmlElement, role: 'Dbtr' | 'Cdtr'): Party => ({
  name: nameAt(details, `Ultmt${role}`) ?? nameAt(details, role),
  iban: textAt(details, `RltdPties/${role}Acct/Id/IBAN`),
});

/** The other side. Where a payment has come back, the bank may still name the parties as in the payment itself. */
export const otherParty = (details: XmlElement, ownIban: string, isCredit: boolean): Party => {
  const [likely, unlikely] = isCredit ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const);
  const party = partyIn(details, likely);
  const isMissing = party.name === null && party.iban === null;
  return isMissing || party.iban?.replaceAll(/\s/g, '') === ownIban ? partyIn(details, unlikely) : party;
};
