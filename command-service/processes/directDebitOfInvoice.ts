import { type LocalDate, type PersonId, addDays } from '@platzwart/contracts/core';
import { debtorAccountSchema, targetDayFrom } from '@platzwart/contracts/debit';
import type { InvoiceDirectDebit } from '@platzwart/contracts/invoice';
import type { Vault } from '@platzwart/vault';
import * as v from 'valibot';
import type { ClubState } from '../club/domain/clubState.ts';
import { isUsableOn } from '../ledger/debits/announceDebits.ts';
import { mandateOf } from '../ledger/debits/debitsState.ts';
import type { LedgerState } from '../ledger/ledgerDecider.ts';
import { directDebitTermsOf } from './directDebitTerms.ts';

type Dependencies = Readonly<{
  club: Readonly<{ current: () => Readonly<{ state: ClubState }> }>;
  ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
  vault: Pick<Vault, 'unseal'>;
}>;

/** `personId` owes the invoice. */
type Owed = Readonly<{ personId: PersonId; dueOn: LocalDate; today: LocalDate }>;

const later = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

/**
 * By which mandate an invoice of today will be collected. Null where the club does not collect, and where the person has given no mandate
 * that is still valid on the first day on which the bank could collect it.
 */
export const directDebitOfInvoice = async (
  { club, ledger, vault }: Dependencies,
  { personId, dueOn, today }: Owed,
): Promise<InvoiceDirectDebit | null> => {
  const terms = directDebitTermsOf(club.current().state);
  const mandate = terms && mandateOf(ledger.current().state.debits, personId);
  if (!mandate) return null;
  const firstDay = targetDayFrom(later(dueOn, addDays(today, terms.noticeDays)));
  if (!isUsableOn(mandate, firstDay)) return null;
  const [opened = null] = await vault.unseal([{ personId, sealed: mandate.sealedAccount }]);
  const account = v.parse(v.nullable(debtorAccountSchema), opened);
  const { creditorId } = terms.creditor;
  return account && { mandateReference: mandate.reference, creditorId, iban: account.iban };
};
