import type { Creditor } from '@platzwart/contracts/debit';
import type { ClubState } from '../club/domain/clubState.ts';

type Terms = Readonly<{ creditor: Creditor; noticeDays: number }>;

/** Who collects and how early that is announced; null while the club does not collect by direct debit or lacks an account. */
export const directDebitTermsOf = ({ billing, description }: ClubState): Terms | null => {
  if (!billing || !description) return null;
  const { iban, bic, accountHolder, directDebit } = billing;
  if (!directDebit?.isOffered || iban === null) return null;
  const { creditorId, noticeDays } = directDebit;
  return { creditor: { name: accountHolder ?? description.displayName, iban, bic, creditorId }, noticeDays };
};
