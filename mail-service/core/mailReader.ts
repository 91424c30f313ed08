import { type PersonId, languages } from '@platzwart/contracts/core';
import { erasureNoticeSchema, withShownName } from '@platzwart/contracts/user';
import type { RecordedEvent } from '@platzwart/event-store';
import type { Vault } from '@platzwart/vault';
import * as v from 'valibot';
import { addresseeOf } from './addressees.ts';
import type { Queryable } from './database.ts';
import type { Addressee } from './mailContent.ts';
import type { MailDefinition } from './mailDefinition.ts';

type Dependencies = Readonly<{
  pool: Queryable;
  vault: Readonly<{ unseal: Vault['unseal']; erasureNotices: Pick<Vault['erasureNotices'], 'of'> }>;
}>;

const personSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  companyName: v.optional(v.nullable(v.string()), null),
  /** Null for a child without an address of its own (decisions.md N5). */
  email: v.nullable(v.string()),
  language: v.picklist(languages),
});

/** As stored: with or without an address, and with a guardian or none. */
type Person = Omit<Addressee, 'email'> & Readonly<{ email: string | null; guardianId: PersonId | null }>;
/** Who reads an e-mail; `child`: the name of whom it is about, where that is another person. */
type Reader = Readonly<{ addressee: Omit<Addressee, 'email'> & Readonly<{ email: string | null }> }> &
  Readonly<{ addresseeId: PersonId; child: string | null }>;

/** Names and addresses of a person, as of before a revision of the members' stream where one is given; null for an erased or unknown one. */
export const personOf = async (
  { pool, vault }: Dependencies,
  personId: PersonId,
  before: number | null = null,
): Promise<Person | null> => {
  const known = await addresseeOf(pool, personId, before);
  if (!known) return null;
  const [plain] = await vault.unseal([{ personId, sealed: known.sealed }]);
  const { memberNumber, wantsReminders, guardianId } = known;
  if (plain === null) return null;
  return { ...withShownName(v.parse(personSchema, plain)), memberNumber, wantsReminders, guardianId };
};

const addressIn = async (
  { vault }: Dependencies,
  personId: PersonId,
  sealed: string,
): Promise<Readonly<{ email: string }> | null> => {
  const [plain] = await vault.unseal([{ personId, sealed }]);
  return plain === null ? null : { email: v.parse(v.string(), plain) };
};

/** A person whose key is destroyed, as known from the erasure notice: only what the last e-mail needs. */
const erasedAddresseeOf = async ({ vault }: Dependencies, personId: PersonId): Promise<Addressee | null> => {
  const kept = await vault.erasureNotices.of(personId);
  return kept === null
    ? null
    : { ...v.parse(erasureNoticeSchema, kept), lastName: '', memberNumber: '', wantsReminders: false };
};

/** The guardian of the person, where there is one and the e-mail is for them. */
const guardianOf = async (
  dependencies: Dependencies,
  { firstName, lastName, email, guardianId }: Person,
  { address }: MailDefinition,
): Promise<Reader | null> => {
  const isForGuardian = address === 'present' || (address === 'own' && email === null);
  if (guardianId === null || !isForGuardian) return null;
  const guardian = await personOf(dependencies, guardianId);
  return guardian && { addressee: guardian, addresseeId: guardianId, child: `${firstName} ${lastName}` };
};

type ReaderInput = Readonly<{ personId: PersonId; event: RecordedEvent; kind: MailDefinition }>;

/** Who reads it, at which address; null for an erased person. */
export const readerFor = async (
  dependencies: Dependencies,
  { personId, event, kind }: ReaderInput,
): Promise<Reader | null> => {
  const themselves = { addresseeId: personId, child: null };
  if (kind.address === 'erasureNotice') {
    const addressee = await erasedAddresseeOf(dependencies, personId);
    return addressee && { addressee, ...themselves };
  }
  const person = await personOf(dependencies, personId, kind.address === 'former' ? event.revision : null);
  if (!person) return null;
  if (!kind.sealedEmailOf)
    return (await guardianOf(dependencies, person, kind)) ?? { addressee: person, ...themselves };
  const other = await addressIn(dependencies, personId, kind.sealedEmailOf(event));
  return other && { addressee: { ...person, ...other }, ...themselves };
};
