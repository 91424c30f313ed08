import type { ClubEvent } from '@platzwart/contracts/club';
import { type Decision, reject } from '../../core/decider.ts';

export type ClubErrorCode =
  | 'ERR_EXPORT_OUTDATED'
  | 'ERR_INVALID_INPUT'
  | 'ERR_SETTINGS_HURT_BOOKINGS'
  | 'ERR_SETTINGS_OUTDATED';
export type ClubDecision = Decision<ClubEvent, ClubErrorCode>;

export const invalid = (fields: readonly string[]): ClubDecision => reject('ERR_INVALID_INPUT', ...fields);
