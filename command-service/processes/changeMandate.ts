import type { LocalDate, PersonId } from '@platzwart/contracts/core';
import {
  type DebtorAccount,
  type EnterMandate,
  type MandateOrigin,
  type MandateReference,
  type RevokeMandate,
  type SignMandate,
  mandateId,
  mandateReferenceOf,
  mandateTextVersion,
} from '@platzwart/contracts/debit';
import type { Vault } from '@platzwart/vault';
import { type PersonInClub, actingPerson } from '../booking/handlers/actingPerson.ts';
import type { LedgerDependencies } from '../booking/handlers/ledgerDependencies.ts';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { ClubState } from '../club/domain/clubState.ts';
import type { Call } from '../core/call.ts';
import { refusal } from '../core/commandAnswers.ts';
import type { Answer } from '../core/commandStream.ts';
import { reject } from '../core/decider.ts';
import { directDebitTermsOf } from './directDebitTerms.ts';

type Giving = Pick<LedgerDependencies, 'ledger' | 'personById'> &
  Readonly<{
    personByNumber: (memberNumber: string) => PersonInClub | null;
    club: Readonly<{ current: () => Readonly<{ state: ClubState }> }>;
    vault: Pick<Vault, 'seal'>;
    /** A new UUID. */
    newId: () => string;
  }>;

type Given = Readonly<{
  personId: PersonId;
  account: DebtorAccount;
  creditorId: string;
  origin: MandateOrigin;
  /** Null: today. */
  signedOn: LocalDate | null;
  /** Null: a new one. */
  reference: MandateReference | null;
  lastUsedOn: LocalDate | null;
}>;

/** The ledger decides about a mandate whose account is sealed. */
const give = async (
  { ledger, vault, newId }: Giving,
  { personId, account, creditorId, origin, signedOn, reference, lastUsedOn }: Given,
  call: Call,
): Promise<Answer<string>> => {
  const id = mandateId(newId());
  const today = clubNow(call.now).date;
  const text = { creditorId, origin, textVersion: origin === 'MEMBER' ? mandateTextVersion : null };
  const named = { mandateId: id, personId, reference: reference ?? mandateReferenceOf(id) };
  const days = { signedOn: signedOn ?? today, ...(lastUsedOn === null ? {} : { lastUsedOn }) };
  const sealedAccount = await vault.seal(personId, account);
  return ledger.send({ type: 'GiveMandate', data: { ...named, ...days, ...text, sealedAccount, today } }, call);
};

/**
 * A person gives the club a mandate for an account, which takes the place of an older one. Refuses with LOGIN_REQUIRED,
 * ERR_NOT_AUTHORIZED (deactivated) and ERR_MANDATE_NOT_CREATED: fields `settings` (the club does not collect) and `creditorID` (it is not
 * the one that the text named).
 */
export const signMandate =
  (dependencies: Giving) =>
  async ({ creditorId, ...account }: SignMandate['data'], call: Call): Promise<Answer<string>> => {
    const acting = actingPerson(dependencies.personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const terms = directDebitTermsOf(dependencies.club.current().state);
    if (!terms) return reject('ERR_MANDATE_NOT_CREATED', 'settings');
    if (terms.creditor.creditorId !== creditorId) return reject('ERR_MANDATE_NOT_CREATED', 'creditorID');
    const { personId } = acting.person;
    const today = { signedOn: null, reference: null, lastUsedOn: null };
    return give(dependencies, { personId, account, creditorId, origin: 'MEMBER', ...today }, call);
  };

/**
 * An ADMIN enters a mandate that the club has on paper. Refuses with ERR_USER_NOT_FOUND, ERR_INVALID_INPUT (`signedOn` or `lastUsedOn` in the future or
 * lapsed) and ERR_MANDATE_NOT_CREATED (`settings`: the club does not collect; `reference`: another person's).
 */
export const enterMandate =
  (dependencies: Giving) =>
  async (
    { userID, signedOn, reference, lastUsedOn, ...account }: EnterMandate['data'],
    call: Call,
  ): Promise<Answer<string>> => {
    const terms = directDebitTermsOf(dependencies.club.current().state);
    if (!terms) return reject('ERR_MANDATE_NOT_CREATED', 'settings');
    const person = dependencies.personByNumber(userID);
    if (!person) return reject('ERR_USER_NOT_FOUND', 'userID');
    const { creditorId } = terms.creditor;
    const paper = { origin: 'PAPER', signedOn, reference, lastUsedOn } as const;
    return give(dependencies, { personId: person.personId, account, creditorId, ...paper }, call);
  };

/**
 * The owner or an ADMIN revokes a mandate. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated) and ERR_MANDATE_NOT_FOUND, also
 * for that of another person.
 */
export const revokeMandate =
  ({ personById, ledger }: Pick<LedgerDependencies, 'ledger' | 'personById'>) =>
  async ({ mandateId: id }: RevokeMandate['data'], call: Call): Promise<Answer<string>> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const { personId, role } = acting.person;
    return ledger.send({ type: 'EndMandate', data: { mandateId: id, caller: { personId, role } } }, call);
  };
