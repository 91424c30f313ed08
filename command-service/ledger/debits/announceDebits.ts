import { type LocalDate, addDays } from '@platzwart/contracts/core';
import {
  type CollectionAnnounced,
  type DebitAnnounced,
  isTargetDay,
  lastDayOfMandate,
} from '@platzwart/contracts/debit';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { AnnounceDebits, DebitToAnnounce, DebitsErrorCode } from './debitsCommands.ts';
import { type DebitsState, type LedgerMandate, liveDebitOf } from './debitsState.ts';

/** Further ahead a date is a slip of the finger. */
const furthestDays = 100;

/** Whether something can be collected by this mandate on this day. */
export const isUsableOn = (mandate: LedgerMandate, date: LocalDate): boolean =>
  !mandate.isRevoked && date <= lastDayOfMandate(mandate);

const isPossible = (
  { invoiceId, mandateId, personId }: DebitToAnnounce,
  executionOn: LocalDate,
  state: DebitsState,
): boolean => {
  const mandate = state.mandates.get(mandateId);
  if (!mandate || mandate.personId !== personId) return false;
  return isUsableOn(mandate, executionOn) && liveDebitOf(state, invoiceId) === null;
};

/**
 * Announces the collection of invoices, all of them or none. Refuses with ERR_INVALID_INPUT (`executionOn`: no day of TARGET, earlier than
 * the notice allows, or more than 100 days ahead) and ERR_DEBIT_NOT_CREATED (`invoiceIDs`: twice in the list, in another live collection,
 * or without a mandate that is valid on that day). The part `invoices` refuses what is not open, not due or of another amount. A known
 * collection writes no event.
 */
export const decideAnnounceDebits = (
  { data }: AnnounceDebits,
  state: DebitsState,
): Decision<CollectionAnnounced | DebitAnnounced, DebitsErrorCode> => {
  const { collectionId, executionOn, today, noticeDays, creditor, settingsRevision, debits } = data;
  if (state.collections.has(collectionId)) return accept();
  const isInTime = executionOn >= addDays(today, noticeDays) && executionOn <= addDays(today, furthestDays);
  if (!isInTime || !isTargetDay(executionOn)) return reject('ERR_INVALID_INPUT', 'executionOn');
  const isOnce = new Set(debits.map(({ invoiceId }) => invoiceId)).size === debits.length;
  if (debits.length === 0 || !isOnce || !debits.every((debit) => isPossible(debit, executionOn, state)))
    return reject('ERR_DEBIT_NOT_CREATED', 'invoiceIDs');
  const shared = { collectionId, executionOn, announcedOn: today };
  const { name, creditorId } = creditor;
  const announced: CollectionAnnounced = {
    type: 'CollectionAnnounced',
    data: { ...shared, creditor, settingsRevision },
  };
  return accept<CollectionAnnounced | DebitAnnounced>(
    announced,
    ...debits.map((debit): DebitAnnounced => ({
      type: 'DebitAnnounced',
      data: { ...debit, ...shared, creditor: { name, creditorId } },
    })),
  );
};
