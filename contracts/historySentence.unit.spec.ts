import { expect, it } from 'vitest';
import { historyKinds } from './catalogue.ts';
import { type EventGroup, typesOfGroup } from './eventFacts.ts';
import { deedIn, writtenSentence } from './historySentence.ts';
import { historySentencesDe } from './historySentences.de.ts';
import { historySentencesEn } from './historySentences.en.ts';
import { clubHistoryEvents, typesOfKind } from './messageCatalogue.ts';

const petra = { firstName: 'Petra', lastName: 'Amsel' };
const entry = { cause: 'CLUB', role: 'ADMIN', actor: petra };

it.each([
  [{ found: 4, added: 4 }, 'Petra Amsel (Admin) hat einen Kontoauszug eingelesen (4 Umsätze, 4 davon neu).'],
  [{ added: 0, found: 12 }, 'Petra Amsel (Admin) hat einen Kontoauszug eingelesen (12 Umsätze, 0 davon neu).'],
])('says of a statement with %o how many movements are new', (counts, sentence) => {
  const read = {
    ...entry,
    action: 'StatementRead',
    details: JSON.stringify({ year: 2026, ...counts, format: 'CAMT' }),
  };
  expect(writtenSentence(read, true, historySentencesDe)).toBe(sentence);
});

it.each([
  ['BookingCancelled', 'Storniert', 'Cancelled'],
  ['InvoiceIssued', 'Die Rechnung gestellt', 'Issued invoice'],
  ['InvoiceDelivered', 'Die Rechnung wurde zugestellt', 'Invoice was delivered'],
  ['StatementRead', 'Einen Kontoauszug eingelesen', 'Read a bank statement'],
  ['OfferEnded', 'Das Angebot ist zu Ende', 'The offer has ended'],
] as const)('%s is called %s, %s where nobody in particular did it', (type, german, english) => {
  expect(deedIn(historySentencesDe.others[type])).toBe(german);
  expect(deedIn(historySentencesEn.others[type])).toBe(english);
});

const groups: readonly EventGroup[] = [...historyKinds, 'PAYMENT'];

it('has each event in one group, that of its kind or that of online payments', () => {
  for (const kind of historyKinds) expect(typesOfGroup(kind).toSorted()).toEqual(typesOfKind(kind).toSorted());
  const all = clubHistoryEvents.map(({ type }) => type);
  expect(groups.flatMap(typesOfGroup).toSorted()).toEqual(all.toSorted());
});

it('calls no two events of a group alike', () => {
  for (const { others } of [historySentencesDe, historySentencesEn])
    for (const group of groups) {
      const deeds = typesOfGroup(group).map((type) => deedIn(others[type]));
      expect(new Set(deeds).size).toBe(deeds.length);
      expect(deeds.join()).not.toMatch(/[{}]| {2}/);
    }
});
