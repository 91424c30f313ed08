import type { PersonId } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';

/** Instants are milliseconds since 1970. */
export type Breach =
  /** All data of the club were copied at that time: its database, or a backup with the keys. */
  | Readonly<{ kind: 'copied'; at: number }>
  /** Another person was signed in as this member. */
  | Readonly<{ kind: 'account'; memberNumber: string; from: number; to: number }>;

/** An event of the log and the person who caused it; null for the club itself. */
export type AttributedEvent = Readonly<{ event: ClubHistoryEvent; occurredAt: number; actor: PersonId | null }>;

export type Affected = Readonly<{
  personId: PersonId;
  memberNumber: string;
  /** What could be read: all data that the club holds about them, or only their name beside their bookings. */
  seen: 'everything' | 'name' | 'nothing';
  /** The number of bookings that they had made by then. */
  bookings: number;
  /** The number of events about them that the account caused in that time. */
  changed: number;
}>;

/** A property that holds at times, updated in the order of time; `until`: the last instant at which it ceased to hold. */
type Period = Readonly<{ holds: boolean; until: number }>;
const never: Period = { holds: false, until: -Infinity };
const changedTo = (period: Period, holds: boolean, at: number): Period => ({
  holds,
  until: period.holds && !holds ? at : period.until,
});
const heldAfter = ({ holds, until }: Period, from: number): boolean => holds || until > from;

type PersonHistory = Readonly<{
  memberNumber: string;
  known: Period;
  admin: Period;
  bookings: number;
  changed: number;
}>;

const subjectOf = ({ data }: ClubHistoryEvent): PersonId | null => ('personId' in data ? data.personId : null);

const noHistory: PersonHistory = { memberNumber: '', known: never, admin: never, bookings: 0, changed: 0 };

const advanceHistory = (history: PersonHistory, { event, occurredAt }: AttributedEvent): PersonHistory => {
  switch (event.type) {
    case 'PersonRegistered': {
      const admin = changedTo(never, event.data.role === 'ADMIN', occurredAt);
      return { ...noHistory, memberNumber: event.data.memberNumber, known: changedTo(never, true, occurredAt), admin };
    }
    case 'RoleChanged':
      return { ...history, admin: changedTo(history.admin, event.data.role === 'ADMIN', occurredAt) };
    case 'MemberNumberChanged':
      return { ...history, memberNumber: event.data.memberNumber };
    case 'CourtBooked':
      return { ...history, bookings: history.bookings + 1 };
    case 'PersonErased':
      return { ...history, known: changedTo(history.known, false, occurredAt) };
    default:
      return history;
  }
};

/**
 * Given the whole log in its order, answers the people to notify of a breach (Art. 33 and 34 GDPR; reliability L35).
 * Reading leaves no trace in a log, so everyone counts whose data could have been read. A person whose key was destroyed before does
 * not count: their data could no longer be opened. `affected` answers null if no member has that member number.
 */
export const findAffectedPeople = (breach: Breach) => {
  const [from, to] = breach.kind === 'copied' ? [breach.at, breach.at] : [breach.from, breach.to];
  const histories = new Map<PersonId, PersonHistory>();
  let names = never;

  const isAccount = ({ memberNumber }: PersonHistory): boolean =>
    breach.kind === 'account' && memberNumber === breach.memberNumber;
  const isByAccount = ({ occurredAt, actor }: AttributedEvent): boolean => {
    const actorHistory = actor && histories.get(actor);
    return occurredAt >= from && actorHistory !== null && actorHistory !== undefined && isAccount(actorHistory);
  };

  const observe = (attributed: AttributedEvent): void => {
    const { event, occurredAt } = attributed;
    if (occurredAt > to) return;
    if (event.type === 'BookingRulesSet') names = changedTo(names, event.data.showNames, occurredAt);
    const subject = subjectOf(event);
    if (subject === null) return;
    const history = advanceHistory(histories.get(subject) ?? noHistory, attributed);
    histories.set(subject, { ...history, changed: history.changed + (isByAccount(attributed) ? 1 : 0) });
  };

  const affected = (): readonly Affected[] | null => {
    const account = [...histories.values()].find(isAccount);
    if (breach.kind === 'account' && !account) return null;
    const seesAll = !account || heldAfter(account.admin, from);
    const seenOf = (history: PersonHistory): Affected['seen'] => {
      if (!heldAfter(history.known, from)) return 'nothing';
      if (seesAll || history === account) return 'everything';
      return history.bookings > 0 && heldAfter(names, from) ? 'name' : 'nothing';
    };
    return [...histories].flatMap(([personId, history]) => {
      const { memberNumber, bookings, changed } = history;
      const seen = seenOf(history);
      return seen === 'nothing' && changed === 0 ? [] : [{ personId, memberNumber, seen, bookings, changed }];
    });
  };

  return { observe, affected };
};
