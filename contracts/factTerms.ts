import { type FactField, type FactLabel, labelIn, openedName } from './core/facts.ts';
import type { Language } from './core/index.ts';
import { fieldsByType } from './eventFacts.ts';

/** Of a field that is searched for: the event that has it, its name, and the code where one of its words is searched for. */
export type FactTerm = Readonly<{ action: string; name: string; code: string | null }>;
type Found = Readonly<{ name: string; code: string | null }>;

const termsIn = (name: string, field: FactField, isSearched: (label: FactLabel) => boolean): readonly Found[] => {
  switch (field.kind) {
    case 'hidden':
      return [];
    case 'opened':
      return Object.entries(field.fields).flatMap(([inner, of]) => termsIn(inner, of, isSearched));
    case 'value':
    case 'people':
      return isSearched(field.label) ? [{ name, code: null }] : [];
    case 'words': {
      const codes = Object.entries(field.words).filter(([, word]) => isSearched(word));
      return [...(isSearched(field.label) ? [{ name, code: null }] : []), ...codes.map(([code]) => ({ name, code }))];
    }
    default:
      return Object.values(field.fields).flatMap((inner) => termsIn(name, inner, isSearched));
  }
};

/** The fields and words of histories that `search`, in small letters, is a part of. */
export const factTerms = (search: string, language: Language): readonly FactTerm[] => {
  const isSearched = (label: FactLabel): boolean => labelIn(label, language).toLowerCase().includes(search);
  return Object.entries(fieldsByType).flatMap(([action, fields]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      termsIn(openedName(name), field, isSearched).map((found) => ({ action, ...found })),
    ),
  );
};
