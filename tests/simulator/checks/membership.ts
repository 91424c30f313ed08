import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import type { VaultData } from '../services/vaultData.ts';
import type { LoggedBooking } from './loggedBookings.ts';

/** A person in the club according to the log: they exist in every log that holds more than `from` and at most `until` events. */
export type Membership = {
  readonly personId: string;
  readonly emailDigest: string;
  readonly from: number;
  until: number;
};

/** The people and the owners of numbers over time: the rules implemented a second time, without sharing code with the instance. */
export type Register = Readonly<{
  members: ReadonlyMap<string, Membership>;
  numbers: ReadonlyMap<string, Readonly<{ personId: string; from: number }>>;
  /** The people who were ever blocked, each with the first time. */
  deactivated: ReadonlyMap<string, number>;
  problems: readonly string[];
}>;

const factSchema = v.object({
  personId: v.string(),
  emailDigest: v.optional(v.string()),
  memberNumber: v.optional(v.string()),
  codeId: v.optional(v.nullable(v.string())),
});
type Fact = v.InferOutput<typeof factSchema> & Readonly<{ type: string; index: number }>;

const factsIn = (log: readonly RecordedEvent[]): readonly Fact[] =>
  log.flatMap(({ stream, type, data }, index) =>
    stream === 'members' ? [{ ...v.parse(factSchema, data), type, index }] : [],
  );

/** reliability INV on people: e-mails and numbers are unique, a code is used once, and an erased person never returns. */
export const registerOf = (log: readonly RecordedEvent[]): Register => {
  const members = new Map<string, Membership>();
  const numbers = new Map<string, Readonly<{ personId: string; from: number }>>();
  const deactivated = new Map<string, number>();
  const used = new Set<string>();
  const problems: string[] = [];

  const join = ({ personId, emailDigest = '', index }: Fact): void => {
    const holder = [...members.values()].find((other) => other.emailDigest === emailDigest && other.until === Infinity);
    if (members.has(personId)) problems.push(`${personId} was registered twice`);
    if (holder) problems.push(`${personId} has the e-mail of ${holder.personId}`);
    members.set(personId, { personId, emailDigest, from: index, until: Infinity });
  };
  const number = ({ personId, memberNumber, index }: Fact): void => {
    if (memberNumber === undefined) return;
    const known = numbers.get(memberNumber);
    if (known && known.personId !== personId) problems.push(`${personId} has the number of ${known.personId}`);
    if (!known) numbers.set(memberNumber, { personId, from: index });
  };
  const confirm = ({ personId, codeId }: Fact): void => {
    if (!codeId || used.has(codeId) || used.has(personId)) problems.push(`${personId} was confirmed twice`);
    used.add(personId).add(codeId ?? '');
  };
  const leave = ({ personId, index }: Fact): void => {
    const member = members.get(personId);
    if (member) member.until = index;
  };
  const lock = ({ personId, index }: Fact): void => {
    if (!deactivated.has(personId)) deactivated.set(personId, index);
  };
  const tell: Readonly<Record<string, (fact: Fact) => void>> = {
    ...{ PersonRegistered: join, PersonVerified: confirm, PersonErased: leave, PersonDeactivated: lock },
  };
  for (const fact of factsIn(log)) {
    const isGone = (members.get(fact.personId)?.until ?? Infinity) < Infinity;
    if (isGone) problems.push(`${fact.type} about ${fact.personId}, who was erased`);
    tell[fact.type]?.(fact);
    number(fact);
  }
  return { members, numbers, deactivated, problems };
};

/** promises.md 6, and decisions.md B27: an erased person's data cannot be read, and they hold no future bookings. */
export const erasureViolations = (
  { members }: Register,
  loggedBookings: ReadonlyMap<string, LoggedBooking>,
  { keys }: Pick<VaultData, 'keys'>,
): readonly string[] => {
  const isErased = (personId: string | null): boolean => (members.get(personId ?? '')?.until ?? Infinity) < Infinity;
  const waiting = [...loggedBookings.values()].filter(
    ({ personId, until, anonymised }) => until === Infinity && anonymised === Infinity && isErased(personId),
  );
  return [
    ...waiting.map(({ bookingId, personId }) => `${bookingId} waits for ${personId ?? ''}, who was erased`),
    ...[...keys.keys()].filter(isErased).map((personId) => `The key of ${personId} is still there, who was erased`),
  ];
};
