import type { PersonId } from '@platzwart/contracts/core';
import type { ConsentToVoucher, CorrectVoucherType, DeleteVoucher, VoucherId } from '@platzwart/contracts/voucher';
import { clubNow } from '../booking/domain/clubNow.ts';
import { actingOn, actingPerson } from '../booking/handlers/actingPerson.ts';
import type { LedgerAnswer, LedgerDependencies } from '../booking/handlers/ledgerDependencies.ts';
import type { Call } from '../core/call.ts';
import { refusal } from '../core/commandAnswers.ts';
import type { LedgerState } from '../ledger/ledgerDecider.ts';

type LedgerToRead = Readonly<{
  ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
}>;

/** By the newest log where this process does not know the card; undefined for an unknown one. */
const ownerOfCard = async ({ ledger }: LedgerToRead, id: VoucherId): Promise<PersonId | undefined> => {
  const owner = () => ledger.current().state.hourCards.cards.get(id)?.personId;
  if (!owner()) await ledger.refresh();
  return owner();
};

/**
 * An ADMIN removes a card, or its owner or their guardian (decisions.md N5) withdraws from it; the ledger decides. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated),
 * and with the ledger's codes.
 */
export const deleteVoucher =
  ({ personById, ledger }: Pick<LedgerDependencies, 'personById' | 'ledger'> & LedgerToRead) =>
  async ({ voucherId }: DeleteVoucher['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const { personId } = actingOn(acting.person, await ownerOfCard({ ledger }, voucherId), personById);
    const data = { voucherId, caller: { personId, role: acting.person.role }, now: clubNow(call.now) };
    return ledger.send({ type: 'DeleteCard', data }, call);
  };

/**
 * The owner of a card, or their guardian (decisions.md N5), asks to use it at once; the ledger decides. Refuses with LOGIN_REQUIRED,
 * ERR_NOT_AUTHORIZED (deactivated), and with the ledger's codes.
 */
export const consentToVoucher =
  ({ personById, ledger }: Pick<LedgerDependencies, 'personById' | 'ledger'> & LedgerToRead) =>
  async ({ voucherId, consent }: ConsentToVoucher['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const { personId } = actingOn(acting.person, await ownerOfCard({ ledger }, voucherId), personById);
    const caller = { personId, role: acting.person.role };
    return ledger.send({ type: 'ConsentToCard', data: { voucherId, caller, consent } }, call);
  };

/** An ADMIN corrects the kind of a card. Refuses with ERR_LOAD_SETTINGS (a club without booking rules), and with the ledger's codes. */
export const correctVoucherType =
  ({ settings, ledger }: Pick<LedgerDependencies, 'settings' | 'ledger'>) =>
  async (input: CorrectVoucherType['data'], call: Call): Promise<LedgerAnswer> => {
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    return ledger.send({ type: 'CorrectCardType', data: { ...input, settings: inForce } }, call);
  };
