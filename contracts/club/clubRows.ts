import type { BookingRules, SportSettings } from '../core/index.ts';
import type { ClubDescription, Imprint } from './clubEvents.ts';

/** The read model `club_settings`: everything a screen needs to know about the club. */
export type ClubSettings = Readonly<{
  description: ClubDescription;
  /** Null until it is stated. */
  imprint: Imprint | null;
  rules: BookingRules;
  /** In the order in which the sports were arranged first. */
  sports: readonly SportSettings[];
}>;
