import type { DomainEvent } from './eventDefinition.ts';
import { type Fact, type FactData, type FactFormat, factText } from './factFormats.ts';
import type { Language } from './languages.ts';

/** What a field is called, in German and in English. */
export type FactLabel = readonly [de: string, en: string];
export const labelIn = ([de, en]: FactLabel, language: Language): string => (language === 'de' ? de : en);

/**
 * Why a history does not list a field: ID names a thing, PLACE is said by the line about sport, court and time, SUBJECT is whom or what the
 * entry is about, SENTENCE is a part of the sentence or of the reason below it, SECRET may be shown to nobody, BYTES are a part of a document.
 */
export type Unlisted = 'ID' | 'PLACE' | 'SUBJECT' | 'SENTENCE' | 'SECRET' | 'BYTES';

type Hidden = Readonly<{ kind: 'hidden'; because: Unlisted }>;
/** `isDetail`: explains the decision, and is folded away on screens. */
type Value = Readonly<{ kind: 'value'; label: FactLabel; format: FactFormat; isDetail: boolean }>;
type Words<Word extends string> = Readonly<{
  kind: 'words';
  label: FactLabel;
  words: Readonly<Record<Word, FactLabel>>;
  isDetail: boolean;
}>;
/** The id of a person, or a list of them, in whose place readers get names. */
type People = Readonly<{ kind: 'people'; label: FactLabel }>;
/** The field is sealed; what it contains is found opened among the texts of the entry. */
type Opened = Readonly<{ kind: 'opened'; fields: FactFields }>;
type Group<Content> = Readonly<{ kind: 'group'; label: FactLabel | null; fields: Content }>;
/** A row is known again by the fields `by`. */
type Rows<Content> = Readonly<{ kind: 'rows'; label: FactLabel; by: readonly string[]; fields: Content }>;

export type FactField = Hidden | Value | Words<string> | People | Opened | Group<FactFields> | Rows<FactFields>;
export type FactFields = Readonly<{ [Name in string]: FactField }>;

type Scalar = string | number | boolean;
type OfText<Text extends string> = string extends Text ? Value : Value | Words<Text>;
type OfItem<Item> = [Item] extends [string]
  ? Value | Words<Item> | People
  : [Item] extends [Scalar]
    ? Value
    : Value | Rows<FieldsOf<Item>>;
type Of<Content> = [Content] extends [string]
  ? OfText<Content> | People | Opened
  : [Content] extends [Scalar]
    ? Value
    : [Content] extends [readonly (infer Item)[]]
      ? OfItem<Item>
      : Group<FieldsOf<Content>>;

/** How each field of `Data` is shown, the fields within its fields included: a field without a rendering does not compile (decisions.md Q18). */
export type FieldsOf<Data> = { readonly [Name in keyof Data]-?: Hidden | Of<NonNullable<Data[Name]>> };

export const hidden = (because: Unlisted): Hidden => ({ kind: 'hidden', because });
export const value = (label: FactLabel, format: FactFormat): Value => ({
  kind: 'value',
  label,
  format,
  isDetail: false,
});
export const words = <const Word extends string>(
  label: FactLabel,
  names: Readonly<Record<Word, FactLabel>>,
): Words<Word> => ({ kind: 'words', label, words: names, isDetail: false });
export const people = (label: FactLabel): People => ({ kind: 'people', label });
export const opened = (fields: FactFields): Opened => ({ kind: 'opened', fields });
export const group = <Content extends FactFields>(label: FactLabel | null, fields: Content): Group<Content> => ({
  kind: 'group',
  label,
  fields,
});
export const rows = <Content extends FactFields>(
  label: FactLabel,
  by: readonly (keyof Content & string)[],
  fields: Content,
): Rows<Content> => ({ kind: 'rows', label, by, fields });
/** Folded away on screens. */
export const detail = <Field extends Value | Words<string>>(field: Field): Field => ({ ...field, isDetail: true });

type Shown = Readonly<{ data: FactData; language: Language; path: string; prefix: string }>;

const recordIn = (content: unknown): FactData =>
  typeof content === 'object' && content !== null && !Array.isArray(content) ? { ...content } : {};
const listIn = (content: unknown): readonly unknown[] => (Array.isArray(content) ? content : [content]);
const called = (label: FactLabel | null, { prefix, language }: Shown): string =>
  [prefix, label ? labelIn(label, language) : ''].filter((part) => part !== '').join(', ');

const wordIn = (names: Readonly<Record<string, FactLabel>>, language: Language) => (word: unknown) => {
  const found = typeof word === 'string' ? names[word] : undefined;
  return found ? labelIn(found, language) : factText(word);
};
const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** An id that is no name yet is that of somebody who was erased, or whom the reader may not know. */
const nameIn = (language: Language) => (given: unknown) =>
  typeof given === 'string' && isId.test(given)
    ? labelIn(['eine Person ohne Namen', 'a person without a name'], language)
    : factText(given);
const joined = (content: unknown, text: (item: unknown) => string | null): string | null =>
  content === null || content === undefined
    ? null
    : listIn(content)
        .flatMap((item) => text(item) ?? [])
        .join(', ') || null;

const rowsShown = (field: Rows<FactFields>, content: unknown, shown: Shown): readonly Fact[] =>
  listIn(content ?? []).flatMap((item) => {
    const row = recordIn(item);
    const of = { ...shown, path: '', prefix: '' };
    const named = field.by.flatMap((name) => shownFields({ [name]: field.fields[name] ?? hidden('ID') }, row, of));
    const key = named.map(({ text }) => text ?? '').join(', ');
    const rest = Object.fromEntries(Object.entries(field.fields).filter(([name]) => !field.by.includes(name)));
    return shownFields(rest, row, {
      ...shown,
      path: `${shown.path}[${key}]`,
      prefix: [called(field.label, shown), key].filter((part) => part !== '').join(' '),
    });
  });

const shownField = (field: FactField, content: unknown, shown: Shown): readonly Fact[] => {
  const { path, language, data } = shown;
  switch (field.kind) {
    case 'hidden':
      return [];
    case 'value':
      return [
        {
          path,
          label: called(field.label, shown),
          text: field.format(content, language, data),
          isDetail: field.isDetail,
        },
      ];
    case 'words':
      return [
        {
          path,
          label: called(field.label, shown),
          text: joined(content, wordIn(field.words, language)),
          isDetail: field.isDetail,
        },
      ];
    case 'people':
      return [{ path, label: called(field.label, shown), text: joined(content, nameIn(language)), isDetail: false }];
    case 'opened':
      return shownFields(field.fields, data, { ...shown, path: '' });
    case 'group':
      return shownFields(field.fields, recordIn(content), { ...shown, prefix: called(field.label, shown) });
    case 'rows':
      return rowsShown(field, content, shown);
  }
};

/** `sealedRemark` is `remark` once it is opened. */
export const openedName = (name: string): string =>
  name.replace(/^sealed([A-Z])(.*)$/, (_, first: string, rest: string) => first.toLowerCase() + rest);

/** Under which names of `data` the fields are found. */
export const namesOf = (fields: FactFields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'opened' ? Object.keys(field.fields) : [openedName(name)],
  );

/** Every field of `data`, in the order of `fields`; without a text where it has no value. */
export const shownFields = (fields: FactFields, data: FactData, shown: Shown): readonly Fact[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    shownField(field, data[openedName(name)], { ...shown, data, path: `${shown.path}/${name}` }),
  );

/** `data` with what `nameOf` says in place of the ids of people; those it does not name stay. */
export const withPeople = (fields: FactFields, data: FactData, nameOf: (id: string) => string | null): FactData => {
  const named = (id: unknown): unknown => (typeof id === 'string' ? (nameOf(id) ?? id) : id);
  const inField = (field: FactField | undefined, content: unknown): unknown => {
    if (field === undefined || content === null || content === undefined) return content;
    switch (field.kind) {
      case 'people':
        return Array.isArray(content) ? content.map(named) : named(content);
      case 'group':
        return withPeople(field.fields, recordIn(content), nameOf);
      case 'rows':
        return listIn(content).map((item) => withPeople(field.fields, recordIn(item), nameOf));
      default:
        return content;
    }
  };
  return Object.fromEntries(Object.entries(data).map(([name, content]) => [name, inField(fields[name], content)]));
};

/** How the events of a feature are shown: each field of each type. */
export type FactsOf<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: FieldsOf<Extract<Event, Readonly<{ type: Type }>>['data']>;
};
