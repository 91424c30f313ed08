import type { CancelCollection, ReturnDebit, SettleCollection, SubmitCollection } from '@platzwart/contracts/debit';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import type { LedgerCommand, LedgerErrorCode } from '../ledger/ledgerDecider.ts';

type LedgerAnswer = Answer<LedgerErrorCode>;
type Dependencies = Readonly<{
  ledger: Readonly<{ send: (command: LedgerCommand, call: Call) => Promise<LedgerAnswer> }>;
}>;

const todayOf = (call: Call) => clubNow(call.now).date;

/** Nothing of a collection is collected. Refuses with the ledger's codes, like all below. */
export const cancelCollection =
  ({ ledger }: Dependencies) =>
  (data: CancelCollection['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send({ type: 'DropCollection', data }, call);

/** Its file was handed to the bank. */
export const submitCollection =
  ({ ledger }: Dependencies) =>
  (data: SubmitCollection['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send({ type: 'HandInCollection', data: { ...data, today: todayOf(call) } }, call);

/** The bank has credited it. */
export const settleCollection =
  ({ ledger }: Dependencies) =>
  (data: SettleCollection['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send({ type: 'CreditCollection', data: { ...data, today: todayOf(call) } }, call);

/** One of its debits came back. */
export const returnDebit =
  ({ ledger }: Dependencies) =>
  (data: ReturnDebit['data'], call: Call): Promise<LedgerAnswer> => {
    const today = todayOf(call);
    return ledger.send({ type: 'TakeBackDebit', data: { ...data, returnedOn: data.returnedOn ?? today, today } }, call);
  };
