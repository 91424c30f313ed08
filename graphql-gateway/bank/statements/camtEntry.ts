import { otherParty } from './camtParties.ts';
import { amountsAt, dayAt, inEuros, signedCents } from './camtValues.ts';
import { camtReturnCode, isReturn } from './camtReturnCode.ts';
import { referenceOf, sepaParts } from './sepaTags.ts';
import type { UnnamedEntry } from './statementEntry.ts';
import { UnreadableEntry } from './unreadableEntry.ts';
import { type XmlElement, elementsAt, textAt } from './xmlTree.ts';

type Days = Pick<UnnamedEntry, 'bookedOn' | 'valueOn'>;

/** Each of the two days stands for the other where that is none. */
const daysOf = (entry: XmlElement): Days => {
  const valueOn = dayAt(entry, 'ValDt');
  const bookedOn = dayAt(entry, 'BookgDt') ?? valueOn;
  if (!bookedOn) throw new UnreadableEntry('DAY');
  return { bookedOn, valueOn: valueOn ?? bookedOn };
};

const remittanceOf = (details: XmlElement): string =>
  elementsAt(details, ['RmtInf', 'Ustrd'])
    .map(({ text }) => text)
    .join(' ');

const structuredReferences = (details: XmlElement): readonly string[] =>
  elementsAt(details, ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref']).map(({ text }) => text);

/** What all payments of an entry have in common. Read once: an entry may have thousands of payments, each of which is one of its elements. */
type EntryContext = Readonly<{
  days: Days;
  ownIban: string;
  batchId: string | null;
  isReturnEntry: boolean;
  bankText: string | null;
  bankReference: string | null;
}>;

const contextOf = (entry: XmlElement, ownIban: string): EntryContext => ({
  ...{ ownIban, days: daysOf(entry), isReturnEntry: isReturn(entry) },
  batchId: textAt(entry, 'NtryDtls/Btch/PmtInfId', 'NtryDtls/Btch/MsgId'),
  bankText: textAt(entry, 'AddtlNtryInf'),
  bankReference: textAt(entry, 'AcctSvcrRef'),
});

/** `amount`: of this one, in cents. */
type Payment = Readonly<{ details: XmlElement; amount: number }>;

type Said = Pick<UnnamedEntry, 'name' | 'iban' | 'text' | 'endToEndId' | 'mandateId'>;

/** Who paid and what they wrote; the bank's own words where they wrote nothing. */
const saidIn = ({ details, amount }: Payment, { bankText, ownIban }: EntryContext): Said => {
  const parts = sepaParts(remittanceOf(details));
  const party = otherParty(details, ownIban, amount > 0);
  const said = [...structuredReferences(details), parts.text].join(' ').trim();
  return {
    name: party.name ?? parts.otherName,
    iban: party.iban ?? parts.iban,
    text: said || (bankText ?? textAt(details, 'AddtlTxInf') ?? ''),
    endToEndId: referenceOf(textAt(details, 'Refs/EndToEndId')) ?? parts.endToEndId,
    mandateId: referenceOf(textAt(details, 'Refs/MndtId')) ?? parts.mandateId,
  };
};

const movement = (payment: Payment, context: EntryContext): UnnamedEntry => {
  const { details, amount } = payment;
  const said = saidIn(payment, context);
  return {
    ...context.days,
    ...said,
    amount,
    // A single payment may belong to a file of payments, too: the bank then books the file as one, or each payment.
    batchId: referenceOf(textAt(details, 'Refs/PmtInfId') ?? context.batchId ?? textAt(details, 'Refs/MsgId')),
    returnCode: camtReturnCode(details, { isReturnEntry: context.isReturnEntry, text: said.text }),
    bankReference: referenceOf(textAt(details, 'Refs/AcctSvcrRef') ?? context.bankReference),
    problem: null,
  };
};

/** Where the amount of one payment of a batch may stand: in the details since version .08, before that below `AmtDtls`. */
const amountPaths: readonly (readonly string[])[] = [
  ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt', 'AmtDtls/CntrValAmt/Amt'],
  ['AmtDtls/InstdAmt/Amt'],
  ['AmtDtls/TxAmt/Amt'],
  ['AmtDtls/CntrValAmt/Amt'],
];

/** Amounts in another currency, or damaged ones, say nothing about the entry, whose own amount counts. */
const amountsBy = (paths: readonly string[], all: readonly XmlElement[], total: number): readonly number[] =>
  all.flatMap((details) => {
    const amount = inEuros(amountsAt(details, paths));
    const direction = textAt(details, 'CdtDbtInd') ?? (total < 0 ? 'DBIT' : 'CRDT');
    try {
      return amount ? [signedCents(amount, direction)] : [];
    } catch (error) {
      if (error instanceof UnreadableEntry) return [];
      throw error;
    }
  });

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The amounts of the payments of a batch, where all are stated and add up. */
const splitOf = (all: readonly XmlElement[], total: number): readonly number[] | undefined =>
  all.length > 1
    ? amountPaths
        .map((paths) => amountsBy(paths, all, total))
        .find((amounts) => amounts.length === all.length && sum(amounts) === total)
    : undefined;

const joined = (texts: readonly (string | null)[], separator: string): string =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))].join(separator);

/** A batch that cannot be split is one movement that names everybody who paid. */
const together = (payments: readonly UnnamedEntry[], amount: number): readonly UnnamedEntry[] => {
  const [first] = payments;
  if (!first || payments.length === 1) return payments;
  const [names, texts] = [payments.map(({ name }) => name), payments.map(({ text }) => text)];
  return [{ ...first, amount, name: joined(names, ', ') || null, text: joined(texts, ' · ') }];
};

/** The movements of a booked entry: one for each payment of a batch whose amounts are stated and add up, otherwise one. */
export const camtEntries = (entry: XmlElement, ownIban: string): readonly UnnamedEntry[] => {
  const total = signedCents(elementsAt(entry, ['Amt'])[0], textAt(entry, 'CdtDbtInd'));
  const context = contextOf(entry, ownIban);
  const all = elementsAt(entry, ['NtryDtls', 'TxDtls']);
  const amounts = splitOf(all, total);
  if (amounts) return all.map((details, index) => movement({ details, amount: amounts[index] ?? 0 }, context));
  const payments = all.length === 0 ? [entry] : all;
  return together(
    payments.map((details) => movement({ details, amount: total }, context)),
    total,
  );
};
