import { decodeAt } from '@platzwart/contracts/core';
import { type PersonalData, keptPersonalDataSchema, withShownName } from '@platzwart/contracts/user';

/** The opened personal data, with the name that is shown; null for an erased person. Throws on invalid data, without quoting it. */
export const parsePersonalData = (opened: unknown): PersonalData | null =>
  opened === null ? null : withShownName(decodeAt('the sealed data', keptPersonalDataSchema, opened));
