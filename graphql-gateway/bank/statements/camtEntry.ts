import { referenceOf, sepaParts } from './sepaTags.ts';
import type { UnnamedEntry } from './statementEntry.ts';
import { dayAt, signedAmount, signedCents } from './camtValues.ts';
import { UnreadableStatement } from './unreadableStatement.ts';
import { type XmlElement, elementsAt, textAt } from './xmlTree.ts';

type Party = Readonly<{ name: string | null; iban: string | null }>;

/** Since version .08 a party may be a person or a bank, one level deeper. */
const partyIn = (details: XmlElement, role: 'Dbtr' | 'Cdtr'): Party => ({
  name: textAt(
    details,
    ...[`RltdPties/Ultmt${role}/Pty/Nm`, `RltdPties/Ultmt${role}/Nm`],
    ...[`RltdPties/${role}/Pty/Nm`, `RltdPties/${role}/Nm`],
  ),
  iban: textAt(details, `RltdPties/${role}Acct/Id/IBAN`),
});

/** The other side. Where a payment has come back, the bank may still name the parties as in the payment itself. */
const otherParty = (details: XmlElement, ownIban: string, isCredit: boolean): Party => {
  const [likely, unlikely] = isCredit ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const);
  const party = partyIn(details, likely);
  const isMissing = party.name === null && party.iban === null;
  return isMissing || party.iban === ownIban ? partyIn(details, unlikely) : party;
};

const remittanceOf = (details: XmlElement): string =>
  elementsAt(details, ['RmtInf', 'Ustrd'])
    .map(({ text }) => text)
    .join(' ');

const structuredReferences = (details: XmlElement): readonly string[] =>
  elementsAt(details, ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref']).map(({ text }) => text);

type EntryContext = Readonly<{ entry: XmlElement; ownIban: string; amount: number }>;

type Days = Pick<UnnamedEntry, 'bookedOn' | 'valueOn'>;

const daysOf = (entry: XmlElement): Days => {
  const valueOn = dayAt(entry, 'ValDt');
  const bookedOn = dayAt(entry, 'BookgDt') ?? valueOn;
  if (!bookedOn) throw new UnreadableStatement('MALFORMED');
  return { bookedOn, valueOn: valueOn ?? bookedOn };
};

/** A single payment may belong to a file of payments, too: the bank then books the file as one, or each payment. */
const batchOf = (entry: XmlElement, details: XmlElement): string | null =>
  referenceOf(
    textAt(details, 'Refs/PmtInfId') ??
      textAt(entry, 'NtryDtls/Btch/PmtInfId', 'NtryDtls/Btch/MsgId') ??
      textAt(details, 'Refs/MsgId'),
  );

const movement = (details: XmlElement, { entry, ownIban, amount }: EntryContext): UnnamedEntry => {
  const parts = sepaParts(remittanceOf(details));
  const party = otherParty(details, ownIban, amount > 0);
  const said = [...structuredReferences(details), parts.text].join(' ').trim();
  return {
    ...daysOf(entry),
    amount,
    name: party.name ?? parts.otherName,
    iban: party.iban ?? parts.iban,
    text: said || (textAt(entry, 'AddtlNtryInf') ?? ''),
    endToEndId: referenceOf(textAt(details, 'Refs/EndToEndId')) ?? parts.endToEndId,
    batchId: batchOf(entry, details),
    returnCode: textAt(details, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry'),
    bankReference: referenceOf(textAt(details, 'Refs/AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef')),
  };
};

/** The amount of a single payment stands in the details since version .08, before that below `AmtDtls`; null where it is not stated. */
const amountOfDetails = (details: XmlElement, total: number): number | null => {
  const [amount] = [['Amt'], ['AmtDtls', 'TxAmt', 'Amt']].flatMap((path) => elementsAt(details, path));
  const direction = textAt(details, 'CdtDbtInd') ?? (total < 0 ? 'DBIT' : 'CRDT');
  return amount ? signedCents(amount, direction) : null;
};

/** The movements of a booked entry: one for each payment of a batch whose amounts are stated and add up, otherwise one. */
export const entriesOf = (entry: XmlElement, ownIban: string): readonly UnnamedEntry[] => {
  const total = signedAmount(entry);
  const all = elementsAt(entry, ['NtryDtls', 'TxDtls']);
  const amounts = all.map((details) => amountOfDetails(details, total));
  const isSplit = all.length > 1 && amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) === total;
  if (isSplit) return all.map((details, index) => movement(details, { entry, ownIban, amount: amounts[index] ?? 0 }));
  return [movement(all[0] ?? entry, { entry, ownIban, amount: total })];
};
