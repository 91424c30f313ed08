import type { PersonId } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '../../core/readModel.ts';

/** Instants are milliseconds since 1970. */
export type Breach =
  /** Somebody has a copy of all that the club held then: its database, or a backup with the keys. */
  | Readonly<{ kind: 'copied'; at: number }>
  /** Somebody else was signed in as this member. */
  | Readonly<{ kind: 'account'; memberNumber: string; from: number; to: number }>;

/** An event of the log, with who caused it: null for the club itself. */
export type Deed = Readonly<{ event: ClubHistoryEvent; occurredAt: number; actor: PersonId | null }>;

export type Affected = Readonly<{
  personId: PersonId;
  memberNumber: string;
  /** What could be read: all that the club keeps of them, or their names beside their bookings. */
  seen: 'everything' | 'name' | 'nothing';
  /** How many they had made by then. */
  bookings: number;
  /** What the account wrote about them in that time, in events. */
  changed: number;
}>;

/** Something that is so at times, as told in the order of time; `until`: when it last ceased to be. */
type Phase = Readonly<{ holds: boolean; until: number }>;
const never: Phase = { holds: false, until: -Infinity };
const turned = (phase: Phase, holds: boolean, at: number): Phase => ({
  holds,
  until: phase.holds && !holds ? at : phase.until,
});
const heldAfter = ({ holds, until }: Phase, from: number): boolean => holds || until > from;

type Life = Readonly<{ memberNumber: string; known: Phase; admin: Phase; bookings: number; changed: number }>;

const subjectOf = ({ data }: ClubHistoryEvent): PersonId | null => ('personId' in data ? data.personId : null);

const unborn: Life = { memberNumber: '', known: never, admin: never, bookings: 0, changed: 0 };

const livedOn = (life: Life, { event, occurredAt }: Deed): Life => {
  switch (event.type) {
    case 'PersonRegistered': {
      const admin = turned(never, event.data.role === 'ADMIN', occurredAt);
      return { ...unborn, memberNumber: event.data.memberNumber, known: turned(never, true, occurredAt), admin };
    }
    case 'RoleChanged':
      return { ...life, admin: turned(life.admin, event.data.role === 'ADMIN', occurredAt) };
    case 'MemberNumberChanged':
      return { ...life, memberNumber: event.data.memberNumber };
    case 'CourtBooked':
      return { ...life, bookings: life.bookings + 1 };
    case 'PersonErased':
      return { ...life, known: turned(life.known, false, occurredAt) };
    default:
      return life;
  }
};

/**
 * Told the whole log in its order, answers who is to hear of a breach (Art. 33 and 34 GDPR; reference: reliability.md L35).
 * Reading leaves no trace in a log, so everybody counts whom the thief could have looked up. Whose key was destroyed before does not:
 * nothing of theirs opened any more. `affected` answers null where nobody has that member number.
 */
export const whoWasAffected = (breach: Breach) => {
  const [from, to] = breach.kind === 'copied' ? [breach.at, breach.at] : [breach.from, breach.to];
  const lives = new Map<PersonId, Life>();
  let names = never;

  const isAccount = ({ memberNumber }: Life): boolean =>
    breach.kind === 'account' && memberNumber === breach.memberNumber;
  const isByAccount = ({ occurredAt, actor }: Deed): boolean => {
    const actorsLife = actor && lives.get(actor);
    return occurredAt >= from && actorsLife !== null && actorsLife !== undefined && isAccount(actorsLife);
  };

  const tell = (deed: Deed): void => {
    const { event, occurredAt } = deed;
    if (occurredAt > to) return;
    if (event.type === 'BookingRulesSet') names = turned(names, event.data.showNames, occurredAt);
    const subject = subjectOf(event);
    if (subject === null) return;
    const life = livedOn(lives.get(subject) ?? unborn, deed);
    lives.set(subject, { ...life, changed: life.changed + (isByAccount(deed) ? 1 : 0) });
  };

  const affected = (): readonly Affected[] | null => {
    const account = [...lives.values()].find(isAccount);
    if (breach.kind === 'account' && !account) return null;
    const seesAll = !account || heldAfter(account.admin, from);
    const seenOf = (life: Life): Affected['seen'] => {
      if (!heldAfter(life.known, from)) return 'nothing';
      if (seesAll || life === account) return 'everything';
      return life.bookings > 0 && heldAfter(names, from) ? 'name' : 'nothing';
    };
    return [...lives].flatMap(([personId, life]) => {
      const { memberNumber, bookings, changed } = life;
      const seen = seenOf(life);
      return seen === 'nothing' && changed === 0 ? [] : [{ personId, memberNumber, seen, bookings, changed }];
    });
  };

  return { tell, affected };
};
