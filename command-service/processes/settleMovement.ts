import type { ReturnPayment, SetMovementAside, SettleMovement, TakeMovementBack } from '@platzwart/contracts/bank';
import { type InvoiceId, cents, sumOfCents } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/vault';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import { type Rejected, reject } from '../core/decider.ts';
import { restOf, usesOf } from '../ledger/bank/bankState.ts';
import { type LedgerInvoice, openOf } from '../ledger/invoices/invoicesState.ts';
import type { MovementShare } from '../ledger/invoices/invoicesCommands.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';
import { type KnownMovement, dayOfMovement, movementIn, unknownMovement } from './knownMovement.ts';
import { sealedReasonOf } from './sealedReasonOf.ts';

type LedgerAnswer = Answer<string>;
type Dependencies = Readonly<{
  ledger: Readonly<{
    current: () => Readonly<{ state: LedgerState }>;
    refresh: () => Promise<void>;
    send: (command: LedgerCommand, call: Call) => Promise<Answer<LedgerErrorCode>>;
  }>;
  vault: Pick<Vault, 'seal' | 'withKey' | 'retentionKeys'>;
}>;

const nothingChanged = { outcome: 'accepted', position: null, ids: [] } as const;

/** The invoices, or null where one is unknown. */
const invoicesIn = ({ ledger }: Pick<Dependencies, 'ledger'>, ids: readonly InvoiceId[]) => {
  const { invoices } = ledger.current().state.invoices;
  const found = ids.flatMap((id) => invoices.get(id) ?? []);
  return found.length === ids.length ? found : null;
};

/** Whether the movement pays these invoices already: then the command has had its effect. */
const isPaidBy = ({ bank, id }: KnownMovement, ids: readonly InvoiceId[]): boolean =>
  ids.every((each) => bank.payers.get(each)?.includes(id) ?? false);

const isReturnedBy = ({ bank, id }: KnownMovement, ids: readonly InvoiceId[]): boolean =>
  ids.every((each) => usesOf(bank, id).some(({ invoiceId }) => invoiceId === each));

/** Each invoice in full, or all of the rest as a part of the only one (decisions.md Q1). */
const sharesOf = (
  { bank, id }: KnownMovement,
  invoices: readonly LedgerInvoice[],
): readonly MovementShare[] | Rejected<'ERR_MOVEMENT_TOO_SMALL'> => {
  const shares = invoices.map((invoice) => ({ invoiceId: invoice.invoiceId, amount: openOf(invoice) }));
  const rest = restOf(bank, id);
  const [only] = shares;
  if (sumOfCents(shares.map(({ amount }) => amount)) <= rest) return shares;
  if (!only || shares.length > 1 || rest <= 0) return reject('ERR_MOVEMENT_TOO_SMALL', 'invoices');
  return [{ invoiceId: only.invoiceId, amount: cents(rest) }];
};

/**
 * A movement pays invoices, all in one append; the ledger decides. Refuses with ERR_MOVEMENT_NOT_FOUND, ERR_MOVEMENT_NOT_UPDATED (it is
 * set aside, or no income), ERR_MOVEMENT_TOO_SMALL, ERR_INVOICE_NOT_FOUND and ERR_INVOICE_NOT_UPDATED (paid or cancelled).
 */
export const settleMovement =
  ({ ledger }: Dependencies) =>
  async ({ movementId, invoices: ids }: SettleMovement['data'], call: Call): Promise<LedgerAnswer> => {
    const found = await movementIn({ ledger }, movementId);
    if (!found) return unknownMovement;
    if (isPaidBy(found, ids)) return nothingChanged;
    if (found.movement.amount <= 0) return reject('ERR_MOVEMENT_NOT_UPDATED', 'movementID');
    const invoices = invoicesIn({ ledger }, ids);
    if (!invoices) return reject('ERR_INVOICE_NOT_FOUND', 'invoices');
    const shares = sharesOf(found, invoices);
    if ('outcome' in shares) return shares;
    const paidOn = dayOfMovement(found, call);
    return ledger.send({ type: 'PayByMovement', data: { movementId: found.id, paidOn, shares } }, call);
  };

/**
 * A payment came back: the invoices that it had paid are open again, once; the ledger decides. Refuses as `settleMovement` does, and with
 * ERR_INVOICE_NOT_UPDATED where one is not paid.
 */
export const returnPayment =
  ({ ledger, vault }: Dependencies) =>
  async ({ movementId, invoices: ids, reason }: ReturnPayment['data'], call: Call): Promise<LedgerAnswer> => {
    const found = await movementIn({ ledger }, movementId);
    if (!found) return unknownMovement;
    if (isReturnedBy(found, ids)) return nothingChanged;
    const invoices = invoicesIn({ ledger }, ids);
    if (!invoices) return reject('ERR_INVOICE_NOT_FOUND', 'invoices');
    const reopened = await Promise.all(
      invoices.map(async ({ invoiceId, personId }) => ({
        invoiceId,
        sealedReason: await sealedReasonOf(vault, personId, reason),
      })),
    );
    const [returnedOn, amount] = [dayOfMovement(found, call), Math.max(0, restOf(found.bank, found.id))];
    return ledger.send(
      { type: 'ReopenByMovement', data: { movementId: found.id, amount, returnedOn, reopened } },
      call,
    );
  };

/** A movement needs no invoice; the ledger decides. Refuses with ERR_MOVEMENT_NOT_FOUND and ERR_MOVEMENT_NOT_UPDATED (it is not open). */
export const setMovementAside =
  ({ ledger, vault }: Dependencies) =>
  async ({ movementId, reason, note }: SetMovementAside['data'], call: Call): Promise<LedgerAnswer> => {
    const found = await movementIn({ ledger }, movementId);
    if (!found) return unknownMovement;
    const sealedNote = note === null ? null : await vault.retentionKeys.seal(found.movement.year, note);
    return ledger.send({ type: 'PutMovementAside', data: { movementId: found.id, reason, sealedNote } }, call);
  };

/** It is open again. Refuses with ERR_MOVEMENT_NOT_FOUND; a repetition changes nothing. */
export const takeMovementBack =
  ({ ledger }: Dependencies) =>
  async ({ movementId }: TakeMovementBack['data'], call: Call): Promise<LedgerAnswer> => {
    const found = await movementIn({ ledger }, movementId);
    return found ? ledger.send({ type: 'ReopenMovement', data: { movementId: found.id } }, call) : unknownMovement;
  };
