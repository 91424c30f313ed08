import type { Language } from './languages.ts';

/** What courts are called by default, by the first word of the German name. */
export const englishCourtWords: ReadonlyMap<string, string> = new Map([
  ['Platz', 'Court'],
  ['Halle', 'Hall'],
  ['Box', 'Court'],
]);

/** A club's name of a court in this language: `Platz 4` → `Court 4`. What the club named itself stays as it is. */
export const courtNameIn = (name: string, language: Language): string => {
  if (language === 'de') return name;
  const [, word = '', number = ''] = /^(\S+) (\d+)$/.exec(name) ?? [];
  const english = englishCourtWords.get(word);
  return english === undefined ? name : `${english} ${number}`;
};
