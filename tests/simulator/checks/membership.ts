import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import type { Safe } from '../staff/safe.ts';
import type { Stay } from './stays.ts';

/** Somebody in the club, as the log tells it: they count in every log that holds more than `from` and at most `until` events. */
export type Membership = {
  readonly personId: string;
  readonly emailDigest: string;
  readonly from: number;
  until: number;
};

/** Who was ever in the club, and which number was whose from when on: the rules once more, sharing none of their code. */
export type Register = Readonly<{
  members: ReadonlyMap<string, Membership>;
  numbers: ReadonlyMap<string, Readonly<{ personId: string; from: number }>>;
  /** Who was locked out at some time, and when first. */
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

/** reliability INV on people: one e-mail, one number, one use of a code, and nobody comes back. */
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

/** design.md, promise 6, and decisions.md B27: nothing of theirs can be read, and no court waits for them. */
export const unforgotten = (
  { members }: Register,
  stays: ReadonlyMap<string, Stay>,
  { keys }: Pick<Safe, 'keys'>,
): readonly string[] => {
  const isErased = (personId: string | null): boolean => (members.get(personId ?? '')?.until ?? Infinity) < Infinity;
  const waiting = [...stays.values()].filter(
    ({ personId, until, anonymised }) => until === Infinity && anonymised === Infinity && isErased(personId),
  );
  return [
    ...waiting.map(({ bookingId, personId }) => `${bookingId} waits for ${personId ?? ''}, who was erased`),
    ...[...keys.keys()].filter(isErased).map((personId) => `The key of ${personId} is still there, who was erased`),
  ];
};
