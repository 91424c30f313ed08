import type { Language } from '@platzwart/contracts/core';
import { contentWidth, page } from '@platzwart/service-process/pdf-page';
import { type Sheet, openSheet, quietInk } from '@platzwart/service-process/pdf-sheet';
import type { Evidence } from './evidenceEntries.ts';
import { clubInstant, evidenceTexts } from './evidenceTexts.ts';

export type EvidenceDocument = Evidence &
  Readonly<{
    language: Language;
    clubName: string;
    subjectId: string;
    /** Positions of the first and the last entry, and of the end of the log. */
    range: Readonly<{ from: string; to: string; head: string }>;
    /** How many entries there are, where they are more than the document has; null: all of them. */
    all: number | null;
    /** Epoch milliseconds. */
    createdAt: number;
  }>;

const small = { size: 8, gap: 1, colour: quietInk };

const drawEntry = (sheet: Sheet, { at, sentence, facts, log, isProven }: Evidence['entries'][number]): void => {
  // The heading stays with its sentence.
  sheet.ensureSpace(60);
  sheet.paragraph(at, { type: 'H2', isBold: true, gap: 2 });
  sheet.paragraph(sentence, { gap: 2 });
  for (const fact of facts) sheet.paragraph(fact, { gap: 2 });
  for (const line of log) sheet.paragraph(line, isProven ? small : { ...small, isBold: true });
  sheet.y += 9;
};

const drawFoot = (
  sheet: Sheet,
  { clubName, language }: EvidenceDocument,
  [number, pages]: readonly [number, number],
) => {
  const style = { size: 7, colour: quietInk };
  const spot = { x: page.left, y: page.footerTop, width: contentWidth };
  sheet.rule(page.footerTop - 6);
  sheet.artifact(() => {
    sheet.write(clubName, spot, style);
    sheet.write(evidenceTexts[language].page(number, pages), spot, { ...style, align: 'right' });
  });
};

/** The evidence as a tagged PDF/A: the same document gives the same bytes (docs/adr/0072-evidence.md). */
export const renderEvidence = async (document: EvidenceDocument): Promise<Uint8Array> => {
  const { language, clubName, subjectId, range, all, createdAt, entries } = document;
  const words = evidenceTexts[language];
  const sheet = await openSheet({ title: words.title, language, createdAt: new Date(createdAt) });
  sheet.paragraph(clubName, { size: 16, isBold: true, gap: 16 });
  sheet.paragraph(words.title, { type: 'H1', size: 14, isBold: true, gap: 10 });
  sheet.paragraph(words.intro(clubInstant(createdAt, language)));
  sheet.paragraph(words.subject(subjectId), { gap: 2 });
  sheet.paragraph(words.range(range.from, range.to), { gap: 2 });
  sheet.paragraph(words.head(range.head), { gap: 2 });
  if (all !== null) sheet.paragraph(words.partial({ shown: entries.length, all }), { gap: 2 });
  sheet.y += 12;
  for (const entry of entries) drawEntry(sheet, entry);
  sheet.ensureSpace(120);
  sheet.paragraph(words.check, { type: 'H2', isBold: true, gap: 4 });
  for (const text of words.howTo) sheet.paragraph(text);
  return sheet.finish((number, pages) => drawFoot(sheet, document, [number, pages]));
};
