import { type CollectionId, type InvoiceId, collectionId } from '@platzwart/contracts/core';
import { type AnnounceCollection, type Debtor, debtorAccountSchema } from '@platzwart/contracts/debit';
import type { Vault } from '@platzwart/vault';
import * as v from 'valibot';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { SettingsInForce } from '../booking/domain/bookingRequests.ts';
import type { ClubState } from '../club/domain/clubState.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import { reject } from '../core/decider.ts';
import type { DebitToAnnounce } from '../ledger/debits/debitsCommands.ts';
import { type LedgerMandate, mandateOf } from '../ledger/debits/debitsState.ts';
import { type LedgerInvoice, openOf, yearOf } from '../ledger/invoices/invoicesState.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';
import { directDebitTermsOf } from './directDebitTerms.ts';

type Dependencies = Readonly<{
  settings: () => SettingsInForce | null;
  club: Readonly<{ current: () => Readonly<{ state: ClubState }> }>;
  ledger: Readonly<{
    current: () => Readonly<{ state: LedgerState }>;
    refresh: () => Promise<void>;
    send: (command: LedgerCommand, call: Call) => Promise<Answer<LedgerErrorCode>>;
  }>;
  vault: Pick<Vault, 'unseal' | 'retentionKeys'>;
  /** A new UUID. */
  newId: () => string;
}>;

type Pair = Readonly<{ invoice: LedgerInvoice; mandate: LedgerMandate }>;

/** Each invoice with the mandate of the person who owes it; null where one is missing. */
const pairsIn = ({ invoices, debits }: LedgerState, ids: readonly InvoiceId[]): readonly Pair[] | null => {
  const pairs = ids.flatMap((id): readonly Pair[] => {
    const invoice = invoices.invoices.get(id);
    const mandate = invoice && mandateOf(debits, invoice.personId);
    return mandate ? [{ invoice, mandate }] : [];
  });
  return pairs.length === ids.length ? pairs : null;
};

/** Null where an account cannot be opened: its person is erased. */
const debtorsOf = async ({ vault }: Dependencies, pairs: readonly Pair[]): Promise<readonly Debtor[] | null> => {
  const sealed = pairs.map(({ mandate: { personId, sealedAccount } }) => ({ personId, sealed: sealedAccount }));
  const opened = await vault.unseal(sealed);
  const debtors = pairs.flatMap(({ mandate: { signedOn } }, index) => {
    const account = v.parse(v.nullable(debtorAccountSchema), opened[index] ?? null);
    return account ? [{ ...account, signedOn }] : [];
  });
  return debtors.length === pairs.length ? debtors : null;
};

const debitOf = (id: CollectionId, { invoice, mandate }: Pair, sealedDebtor: string): DebitToAnnounce => ({
  ...{ invoiceId: invoice.invoiceId, personId: invoice.personId, number: invoice.number, amount: openOf(invoice) },
  ...{ mandateId: mandate.mandateId, mandateReference: mandate.reference, sealedDebtor },
  endToEndId: `${invoice.number}-${id.slice(0, 8).toUpperCase()}`,
});

const notCreated = reject('ERR_DEBIT_NOT_CREATED', 'invoiceIDs');

/**
 * Announces the collection of these invoices on a day; the ledger decides. Refuses with ERR_DEBIT_NOT_CREATED: fields `settings` (the club
 * does not collect by direct debit) and `invoiceIDs` (an unknown invoice, or one whose owner has given no mandate), and with the ledger's
 * codes.
 */
export const announceCollection =
  (dependencies: Dependencies) =>
  async ({ executionOn, invoiceIds }: AnnounceCollection['data'], call: Call): Promise<Answer<string>> => {
    const { settings, club, ledger, vault, newId } = dependencies;
    const [terms, inForce] = [directDebitTermsOf(club.current().state), settings()];
    if (!terms || !inForce) return reject('ERR_DEBIT_NOT_CREATED', 'settings');
    // Another process may have written an invoice or a mandate a moment ago.
    if (!pairsIn(ledger.current().state, invoiceIds)) await ledger.refresh();
    const pairs = pairsIn(ledger.current().state, invoiceIds);
    const debtors = pairs && (await debtorsOf(dependencies, pairs));
    if (!debtors) return notCreated;
    const id = collectionId(newId());
    const today = clubNow(call.now).date;
    const sealed = await Promise.all(debtors.map((debtor) => vault.retentionKeys.seal(yearOf(today), debtor)));
    const debits = pairs.map((pair, index) => debitOf(id, pair, sealed[index] ?? ''));
    const about = { collectionId: id, executionOn, today, ...terms, settingsRevision: inForce.revision };
    return ledger.send({ type: 'AnnounceDebits', data: { ...about, debits } }, call);
  };
