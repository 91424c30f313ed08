import type { ClubDescription } from '@platzwart/contracts/club';
import type { BookingRules, SportSettings } from '@platzwart/contracts/core';

/** What the club has decided about itself; null where it has not yet. */
export type ClubState = Readonly<{
  description: ClubDescription | null;
  rules: BookingRules | null;
  /** In the order in which the sports were arranged first. `prices` is empty until they are set. */
  sports: readonly SportSettings[];
}>;

export const emptyClub: ClubState = { description: null, rules: null, sports: [] };
