import { type LocalDate, type Role, addDays } from '../core/index.ts';

/** Days after the order during which the owner may withdraw from an unused card (decisions.md N43). */
export const withdrawalDays = 14;

/** The first day of play that a card pays for whose owner did not ask for its immediate use: the day after the time of withdrawal (decisions.md Q14). */
export const usableWithoutConsent = (orderedOn: LocalDate): LocalDate => addDays(orderedOn, withdrawalDays + 1);

/** A second card may be ordered where at most this many half hours are left (decisions.md V5). */
export const halfHoursForNextCard = 4;

/** Days ahead within which a card pays (decisions.md V8). */
export const daysAheadByCard = 14;

/** decisions.md V8: an order with a block after this day cannot be paid by card. */
export const lastDayByCard = (today: LocalDate): LocalDate => addDays(today, daysAheadByCard);

/** decisions.md V3: guests own no cards. */
export const mayOwnCards = (role: Role): boolean => role !== 'GUEST';
