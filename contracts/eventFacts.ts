import { bankFacts } from './bank/bankFacts.ts';
import { bookingFacts } from './booking/bookingFacts.ts';
import { paymentFacts } from './booking/paymentFacts.ts';
import { seasonFacts } from './booking/seasonFacts.ts';
import { waitingFacts } from './booking/waitingFacts.ts';
import type { HistoryKind } from './catalogue.ts';
import { clubEventFacts } from './club-event/clubEventFacts.ts';
import { clubFacts } from './club/clubFacts.ts';
import {
  type Fact,
  type FactData,
  type FactFields,
  type FactsOf,
  namesOf,
  openedName,
  shownFields,
  withPeople,
} from './core/facts.ts';
import type { Language } from './core/index.ts';
import { debitFacts } from './debit/debitFacts.ts';
import { invoiceFacts } from './invoice/invoiceFacts.ts';
import type { ClubHistoryEvent } from './messageCatalogue.ts';
import { userFacts } from './user/userFacts.ts';
import { voucherFacts } from './voucher/voucherFacts.ts';

export type EventType = ClubHistoryEvent['type'];
/** The kinds of entries, and online payments, whose events are of none. */
export type EventGroup = HistoryKind | 'PAYMENT';

/** How a history shows each field of each event, by the kind of its entry. A feature registers its events here, in one line. */
const factsByGroup = {
  BOOKING: bookingFacts,
  WAITING_LIST: waitingFacts,
  SEASON: seasonFacts,
  EVENT: clubEventFacts,
  VOUCHER: voucherFacts,
  INVOICE: { ...invoiceFacts, ...debitFacts },
  BANK: bankFacts,
  PERSON: userFacts,
  SETTINGS: clubFacts,
  PAYMENT: paymentFacts,
} as const satisfies Readonly<Record<EventGroup, Partial<FactsOf<ClubHistoryEvent>>>>;

/** An event that is missing does not compile. */
const factsOfEvents: FactsOf<ClubHistoryEvent> = {
  ...{ ...factsByGroup.BOOKING, ...factsByGroup.PAYMENT, ...factsByGroup.WAITING_LIST, ...factsByGroup.SEASON },
  ...{ ...factsByGroup.EVENT, ...factsByGroup.VOUCHER, ...factsByGroup.INVOICE, ...factsByGroup.BANK },
  ...{ ...factsByGroup.PERSON, ...factsByGroup.SETTINGS },
};
export const fieldsByType: Readonly<Record<string, FactFields>> = factsOfEvents;

export const isEventType = (name: string): name is EventType => Object.hasOwn(factsOfEvents, name);

/** The types of the events of a group, of this release. */
export const typesOfGroup = (group: EventGroup): readonly EventType[] =>
  Object.keys(factsByGroup[group]).filter(isEventType);

const booking = ['CourtBooked', 'BookingChanged', 'RemarkChanged'] as const;
const account = ['PersonRegistered'] as const;
/**
 * Events that say the whole of something anew: which events have said it before. The last of each, about the same subject, is what was so
 * until then. A setting of a sport replaces that of the same sport.
 */
const replacedBy = {
  ...{ ClubDescribed: ['ClubDescribed'], ImprintStated: ['ImprintStated'], BillingStated: ['BillingStated'] },
  ...{ AccountingStated: ['AccountingStated'], TermsIssued: ['TermsIssued'], SportsOrdered: ['SportsOrdered'] },
  ...{ BookingRulesSet: ['BookingRulesSet'], SportArranged: ['SportArranged'], PricesSet: ['PricesSet'] },
  ClubEventRevised: ['ClubEventAnnounced', 'ClubEventRevised'],
  SeriesChanged: ['SeriesPlanned', 'SeriesChanged'],
  ...{ BookingChanged: booking, RemarkChanged: booking, PlayersChanged: ['PlayersChanged'] },
  ...{ SeasonSeriesSaved: ['SeasonSeriesSaved'], SeasonOfferAnswered: ['SeasonOfferAnswered'] },
  InvoiceWarned: ['InvoiceIssued', 'InvoiceWarned'],
  VoucherTypeCorrected: [],
  ...{ PersonalDataCorrected: [...account, 'PersonalDataCorrected', 'EmailChanged'] },
  ...{ EmailChanged: [...account, 'PersonalDataCorrected', 'EmailChanged'] },
  ...{ MemberNumberChanged: [...account, 'MemberNumberChanged'], RoleChanged: [...account, 'RoleChanged'] },
  ...{ DiscountGranted: [...account, 'DiscountGranted'], GuardianChanged: [...account, 'GuardianChanged'] },
  ...{ PersonalLimitsSet: ['PersonalLimitsSet'], PayerChanged: ['PayerChanged'] },
  ...{ BookingRemindersSwitched: ['BookingRemindersSwitched'], BusinessSwitched: ['BusinessSwitched'] },
} as const satisfies Partial<Readonly<Record<EventType, readonly EventType[]>>>;
const replacedByType: Readonly<Record<string, readonly string[]>> = replacedBy;

/** The events that have said before what an event of this type replaces; none where it replaces nothing. */
export const saidBefore = (action: string): readonly string[] => replacedByType[action] ?? [];

/** An event's data with its opened texts. */
export type Statement = Readonly<{ action: string; data: FactData }>;

/** Of single events, and no state that a later one replaces. */
const ofOneEvent = ['scope', 'members', 'added', 'issuedOn', 'isNew'];
const pricingNames = ['listPrice', 'discount', 'vatRate', 'role', 'settingsRevision', 'paymentMethod'];

const without = (data: FactData, names: readonly string[]): FactData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
const only = (data: FactData, names: readonly string[]): FactData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));

/** What was so after all of `statements`, which are in the order of the log; null after none. */
export const stateAfter = (statements: readonly Statement[]): FactData | null => {
  if (statements.length === 0) return null;
  let state: FactData = {};
  for (const { action, data } of statements) {
    // A sealed text that an event does not have any more is missing in its data.
    const said = Object.fromEntries(namesOf(fieldsByType[action] ?? {}).map((name) => [name, null]));
    const pricing = action === 'CourtBooked' ? { pricing: only(data, pricingNames) } : {};
    state = { ...state, ...said, ...data, ...pricing };
  }
  return without(state, ofOneEvent);
};

/** `before`: what was so until then; null: nothing, or nobody knows. */
export type FactsEntry = Statement & Readonly<{ before: FactData | null }>;
/** `value`: what is so now; `before`: what was until then, where that is known and another. */
export type EntryFact = Readonly<{ label: string; value: string; before: string | null; isDetail: boolean }>;

const none = '–';
const longest = 300;

/** What an event says itself about what was before it, besides what others have said. A change without `pricing` leaves it as it is. */
const earlierThan = ({ data, before }: FactsEntry): FactData => {
  const { was, pricing } = data;
  const known = pricing === null ? without(before ?? {}, ['pricing']) : before;
  return { ...known, ...(typeof was === 'object' ? was : {}) };
};

/** The part of a long text with the first letter that is another one. */
const excerpt = (text: string, other: string | null): string => {
  if (text.length <= longest) return text;
  const same = text.split('').findIndex((letter, index) => letter !== other?.[index]);
  const from = other === null ? 0 : Math.max(0, same - 40);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + longest)}${from + longest < text.length ? '…' : ''}`;
};

const said = ({ label, isDetail }: Fact, text: string | null, was: string | null | undefined): EntryFact => ({
  ...{ label, isDetail },
  value: excerpt(text ?? none, was ?? null),
  before: was === undefined ? null : excerpt(was ?? none, text),
});

/**
 * What an entry says, field by field, in the order of the event's schema; where it replaces what was before, only what is another
 * (decisions.md Q18). Empty for an event of another release.
 */
export const factsOf = (entry: FactsEntry, language: Language): readonly EntryFact[] => {
  const { action, data } = entry;
  const fields = fieldsByType[action] ?? {};
  const shown = { data, language, path: '', prefix: '' };
  const earlier = earlierThan(entry);
  const now = shownFields(fields, data, shown);
  const former = shownFields(fields, earlier, { ...shown, data: earlier });
  const formerTexts = new Map(former.map(({ path, text }) => [path, text]));
  const gone = former.filter(({ path }) => !now.some((fact) => fact.path === path));
  return [...now, ...gone.map((fact) => ({ ...fact, text: null }))].flatMap((fact) => {
    const { path, text } = fact;
    const isReplaced = Object.hasOwn(earlier, openedName(path.split(/[/[]/)[1] ?? ''));
    if (!isReplaced) return text === null ? [] : [said(fact, text, undefined)];
    const was = formerTexts.get(path) ?? null;
    return was === text ? [] : [said(fact, text, was)];
  });
};

/** `data` with names in place of the ids of people; `nameOf` is null where the reader may not know one, or nobody does. */
export const withNames = (action: string, data: FactData, nameOf: (id: string) => string | null): FactData =>
  withPeople(fieldsByType[action] ?? {}, data, nameOf);
