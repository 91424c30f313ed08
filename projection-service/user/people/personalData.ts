import { decodeAt } from '@platzwart/contracts/core';
import { type PersonalData, keptPersonalDataSchema } from '@platzwart/contracts/user';

/** The opened personal data; null for an erased person. Throws on invalid data, without quoting it. */
export const parsePersonalData = (opened: unknown): PersonalData | null =>
  opened === null ? null : decodeAt('the sealed data', keptPersonalDataSchema, opened);
