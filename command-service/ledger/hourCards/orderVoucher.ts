import { type VoucherPrice, type VoucherType, vatOn } from '@platzwart/contracts/core';
import {
  type VoucherOrdered,
  consentVersion,
  halfHoursForNextCard,
  mayOwnCards,
  usableWithoutConsent,
} from '@platzwart/contracts/voucher';
import type { SettingsInForce } from '../../booking/domain/bookingRequests.ts';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import type { HourCardsErrorCode, OrderVoucher } from './hourCardsCommands.ts';
import { type HourCardsState, halfHoursLeftOf, newestCardOf } from './hourCardsState.ts';

type Data = OrderVoucher['data'];

/** What a card of this kind costs today; undefined where the club does not sell it. */
export const priceOfCard = ({ rules }: SettingsInForce, type: VoucherType): VoucherPrice | undefined =>
  rules.voucherPrices.find((each) => each.type === type);

/**
 * Orders a card (decisions.md V2): it can be used at once, or after the time of withdrawal where its owner does not ask for that (Q14). The
 * same command again changes nothing. Refuses with ERR_NOT_AUTHORIZED (a guest:
 * V3; the club sells none: P24), ERR_INVALID_INPUT (`type` that is not sold, `consent` of another version: N43) and
 * ERR_VOUCHER_NOT_CREATED (V5: more than two hours are left).
 */
export const decideOrderVoucher = (
  { data }: OrderVoucher,
  state: HourCardsState,
): Decision<VoucherOrdered, HourCardsErrorCode> => {
  if (state.cards.has(data.voucherId)) return accept();
  const { voucherId, owner, settings, now } = data;
  const voucherType = data.voucherType ?? newestCardOf(state, owner.personId)?.voucherType ?? 'ADULT';
  const sold = priceOfCard(settings, voucherType);
  const refused = refusedOrder(data, state);
  if (refused) return refused;
  if (!sold) return reject('ERR_INVALID_INPUT', 'type');
  return accept({
    type: 'VoucherOrdered',
    data: {
      ...{ voucherId, personId: owner.personId, voucherType, price: sold.price, orderedOn: now.date },
      halfHours: settings.rules.voucherHours * 2,
      vatRate: vatOn(now.date, 'VOUCHER', settings.rules).percent,
      ...consentOf(data),
      settingsRevision: settings.revision,
    },
  });
};

/** Who ordered, and from when the card can be used; null: at once. */
const consentOf = ({ owner, caller, consent, now }: Data) => {
  const isOwn = caller.personId === owner.personId;
  return {
    orderedByClub: !isOwn,
    consentVersion: isOwn ? consent : null,
    usableFrom: isOwn && consent === null ? usableWithoutConsent(now.date) : null,
  };
};

const refusedOrder = (data: Data, state: HourCardsState): Rejected<HourCardsErrorCode> | null => {
  const { owner, caller, consent, settings } = data;
  const { allowedVouchers, voucherHours } = settings.rules;
  if (!mayOwnCards(owner.role) || !allowedVouchers || voucherHours === 0) return reject('ERR_NOT_AUTHORIZED');
  if (caller.personId === owner.personId && consent !== null && consent !== consentVersion)
    return reject('ERR_INVALID_INPUT', 'consent');
  return halfHoursLeftOf(state, owner.personId) > halfHoursForNextCard
    ? reject('ERR_VOUCHER_NOT_CREATED', 'userID')
    : null;
};
