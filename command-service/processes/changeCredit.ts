import { cents, creditId } from '@platzwart/contracts/core';
import type { CreditMovement, SetCreditRefunded, SetOffCredit, WithdrawCredit } from '@platzwart/contracts/invoice';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import { reject } from '../core/decider.ts';
import { restOf } from '../ledger/bank/bankState.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';
import { dayOfMovement, movementIn, unknownMovement } from './knownMovement.ts';

type Dependencies = Readonly<{
  ledger: Readonly<{
    current: () => Readonly<{ state: LedgerState }>;
    refresh: () => Promise<void>;
    send: (command: LedgerCommand, call: Call) => Promise<Answer<LedgerErrorCode>>;
  }>;
}>;

/**
 * What is left of a movement is a credit of the recipient of the invoice; the ledger decides. Refuses with ERR_MOVEMENT_NOT_FOUND,
 * ERR_MOVEMENT_NOT_UPDATED (set aside, no income, or nothing is left), ERR_INVOICE_NOT_FOUND and ERR_INVOICE_NOT_UPDATED (it is open: then the
 * movement pays it).
 */
export const creditMovement =
  ({ ledger }: Dependencies) =>
  async ({ movementId, number }: CreditMovement['data'], call: Call): Promise<Answer<string>> => {
    const found = await movementIn({ ledger }, movementId);
    if (!found) return unknownMovement;
    const rest = restOf(found.bank, found.id);
    if (found.movement.amount <= 0 || rest <= 0) return reject('ERR_MOVEMENT_NOT_UPDATED', 'movementID');
    const credit = { creditId: creditId(crypto.randomUUID()), amount: cents(rest), paidOn: dayOfMovement(found, call) };
    return ledger.send({ type: 'CreditByMovement', data: { movementId: found.id, number, ...credit } }, call);
  };

/** What is left of a credit was paid back. */
export const setCreditRefunded =
  ({ ledger }: Dependencies) =>
  ({ refundedOn, ...refund }: SetCreditRefunded['data'], call: Call): Promise<Answer<LedgerErrorCode>> => {
    const today = clubNow(call.now).date;
    return ledger.send({ type: 'RefundCredit', data: { ...refund, refundedOn: refundedOn ?? today, today } }, call);
  };

/** A credit pays an invoice. */
export const setOffCredit =
  ({ ledger }: Dependencies) =>
  (named: SetOffCredit['data'], call: Call): Promise<Answer<LedgerErrorCode>> =>
    ledger.send({ type: 'PayByCredit', data: { ...named, today: clubNow(call.now).date } }, call);

/** A credit was entered by mistake. */
export const withdrawCredit =
  ({ ledger }: Dependencies) =>
  (data: WithdrawCredit['data'], call: Call): Promise<Answer<LedgerErrorCode>> =>
    ledger.send({ type: 'TakeCreditBack', data }, call);
