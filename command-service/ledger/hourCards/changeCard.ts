import { addDays } from '@platzwart/contracts/core';
import { type VoucherDeleted, type VoucherTypeCorrected, withdrawalDays } from '@platzwart/contracts/voucher';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { CorrectCardType, DeleteCard, HourCardsErrorCode } from './hourCardsCommands.ts';
import type { HourCard, HourCardsState } from './hourCardsState.ts';
import { priceOfCard } from './orderVoucher.ts';

const mayDelete = ({ personId }: HourCard, caller: DeleteCard['data']['caller']): boolean =>
  personId === caller.personId || caller.role === 'ADMIN';

const isUnused = ({ halfHours, halfHoursLeft }: HourCard): boolean => halfHours === halfHoursLeft;

/**
 * An ADMIN removes a card, or its owner withdraws from it within 14 days (decisions.md V13, N43). Deleting a deleted card writes no event.
 * Refuses with ERR_VOUCHER_NOT_FOUND (unknown, or somebody else's) and ERR_VOUCHER_NOT_DELETED (used, or too late for the owner).
 */
export const decideDeleteCard = (
  { data: { voucherId, caller, now } }: DeleteCard,
  state: HourCardsState,
): Decision<VoucherDeleted, HourCardsErrorCode> => {
  const card = state.cards.get(voucherId);
  if (!card || !mayDelete(card, caller)) return reject('ERR_VOUCHER_NOT_FOUND', 'id');
  if (card.isDeleted) return accept();
  const isOwn = card.personId === caller.personId;
  const isInTime = caller.role === 'ADMIN' || now.date <= addDays(card.orderedOn, withdrawalDays);
  if (!isUnused(card) || !isInTime) return reject('ERR_VOUCHER_NOT_DELETED', 'id');
  const { personId } = card;
  return accept({ type: 'VoucherDeleted', data: { voucherId, personId, reason: isOwn ? 'WITHDRAWN' : 'REMOVED' } });
};

/**
 * An ADMIN corrects the kind of a card before its first use; it costs what that kind costs today (decisions.md V4). Without a difference it
 * writes no event. Refuses with ERR_VOUCHER_NOT_FOUND, ERR_VOUCHER_NOT_UPDATED (used) and ERR_INVALID_INPUT (`type` that is not sold).
 */
export const decideCorrectCardType = (
  { data: { voucherId, voucherType, settings } }: CorrectCardType,
  state: HourCardsState,
): Decision<VoucherTypeCorrected, HourCardsErrorCode> => {
  const card = state.cards.get(voucherId);
  if (!card || card.isDeleted) return reject('ERR_VOUCHER_NOT_FOUND', 'id');
  if (card.voucherType === voucherType) return accept();
  if (!isUnused(card)) return reject('ERR_VOUCHER_NOT_UPDATED', 'id');
  const sold = priceOfCard(settings, voucherType);
  if (!sold) return reject('ERR_INVALID_INPUT', 'type');
  const was = { voucherType: card.voucherType, price: card.price };
  const { personId } = card;
  return accept({ type: 'VoucherTypeCorrected', data: { voucherId, personId, voucherType, price: sold.price, was } });
};
