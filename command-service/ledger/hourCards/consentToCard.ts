import { type VoucherConsentGiven, consentVersion } from '@platzwart/contracts/voucher';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { ConsentToCard, HourCardsErrorCode } from './hourCardsCommands.ts';
import type { HourCardsState } from './hourCardsState.ts';

/**
 * The owner of a card asks to use it at once (decisions.md Q14); of one that can be used already it writes no event. Refuses with
 * ERR_VOUCHER_NOT_FOUND (unknown, deleted, or somebody else's) and ERR_INVALID_INPUT (`consent` to another text).
 */
export const decideConsentToCard = (
  { data: { voucherId, caller, consent } }: ConsentToCard,
  state: HourCardsState,
): Decision<VoucherConsentGiven, HourCardsErrorCode> => {
  const card = state.cards.get(voucherId);
  if (!card || card.isDeleted || card.personId !== caller.personId) return reject('ERR_VOUCHER_NOT_FOUND', 'id');
  if (consent !== consentVersion) return reject('ERR_INVALID_INPUT', 'consent');
  if (card.usableFrom === null) return accept();
  return accept({ type: 'VoucherConsentGiven', data: { voucherId, personId: card.personId, consentVersion } });
};
