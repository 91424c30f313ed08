import type { TextShape } from './core/textShape.ts';
import type { historySentencesDe } from './historySentences.de.ts';

export type HistorySentences = TextShape<typeof historySentencesDe>;
type Action = keyof HistorySentences['others'];
const withoutSession = ['PersonRegistered', 'PersonVerified', 'PasswordReset', 'EmailChanged'] as const;

/** Of an entry of a history what its sentence says; `details`: the event's data as JSON text. */
export type SentenceFacts = Readonly<{
  action: string;
  cause: string;
  role?: string | null | undefined;
  details: string;
  /** Null for the system, for an erased person, and for whoever the reader may not know. */
  actor?: Readonly<{ firstName: string; lastName: string }> | null | undefined;
}>;
export type Who = Readonly<{ kind: 'system' | 'erased' | 'club' } | { kind: 'admin' | 'person'; name: string }>;
export type Sentence =
  | Readonly<{ group: 'withoutSession'; key: (typeof withoutSession)[number] }>
  | Readonly<{
      group: 'spoken';
      key: Action;
      who: Who;
      facts: Readonly<{ number: string; found: string; added: string }>;
    }>;

/** Of an entry about an invoice; empty for all others. */
const invoiceNumberIn = (details: string): string => /"number":"(\d{4}-\d{5})"/.exec(details)?.[1] ?? '';

/** Of an entry about a statement of account: how many movements it had, and how many were new. */
const countIn = (details: string, name: 'found' | 'added'): string =>
  new RegExp(`"${name}":(\\d+)`).exec(details)?.[1] ?? '0';

/** By its form: where the texts do not have it, an event of another release is an `other` one. */
const isAction = (action: string): action is Action => /^[A-Z]\w+$/.test(action);

const whoOf = ({ cause, actor, role }: SentenceFacts, isForAdmin: boolean): Who => {
  if (cause === 'SYSTEM') return { kind: 'system' };
  if (!actor) return { kind: isForAdmin ? 'erased' : 'club' };
  const name = `${actor.firstName} ${actor.lastName}`;
  return { kind: cause === 'CLUB' && role === 'ADMIN' ? 'admin' : 'person', name };
};

/** Which of the sentences says what happened, and what it names. What others did, the club did, for everybody but an ADMIN (decisions.md N47). */
export const sentenceOf = (entry: SentenceFacts, isForAdmin: boolean): Sentence => {
  const unsigned = entry.cause === 'SYSTEM' && withoutSession.find((each) => each === entry.action);
  if (unsigned) return { group: 'withoutSession', key: unsigned };
  const { details } = entry;
  return {
    group: 'spoken',
    key: isAction(entry.action) ? entry.action : 'other',
    who: whoOf(entry, isForAdmin),
    facts: { number: invoiceNumberIn(details), found: countIn(details, 'found'), added: countIn(details, 'added') },
  };
};

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const nameOf = (who: Who, texts: HistorySentences): string => {
  if (who.kind === 'person') return who.name;
  return who.kind === 'admin' ? filled(texts.admin, { name: who.name }) : texts[who.kind];
};

/** What happened, in the third person, where no screen translates. */
export const writtenSentence = (entry: SentenceFacts, isForAdmin: boolean, texts: HistorySentences): string => {
  const sentence = sentenceOf(entry, isForAdmin);
  if (sentence.group === 'withoutSession') return texts.withoutSession[sentence.key];
  const { key, who, facts } = sentence;
  return filled(texts.others[Object.hasOwn(texts.others, key) ? key : 'other'], { ...facts, who: nameOf(who, texts) });
};

/** Why, in the words of the history. */
export const writtenReason = (reason: string, texts: HistorySentences): string => filled(texts.reason, { reason });

/**
 * What happened, without who did it and to which invoice: "Die Rechnung storniert" of "{{who}} hat die Rechnung {{number}} storniert." Names
 * a type of event where one is chosen, in the words by which the history says it.
 */
export const deedIn = (sentence: string): string => {
  const deed = sentence
    .replace(/^\{\{who\}\}(?: hat|:)? /, '')
    .replace(/ \(\{\{.*\)/, '')
    .replaceAll(/ \{\{\w+\}\}/g, '')
    .replace(/\.$/, '');
  return deed.charAt(0).toUpperCase() + deed.slice(1);
};
