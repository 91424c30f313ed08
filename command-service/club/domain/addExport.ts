import type { AccountingExport, ClubEvent } from '@platzwart/contracts/club';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { ClubState } from './clubState.ts';

/** The export whose file is in the vault. `expected`: how many exports were known when its postings were chosen. */
export type AddExport = Readonly<{
  type: 'AddExport';
  data: Readonly<{ made: AccountingExport; expected: number }>;
}>;

/**
 * Refuses with ERR_EXPORT_OUTDATED where another export was added meanwhile: its postings may be the same. So no posting is in two exports
 * of what is new.
 */
export const addExport = (
  { data: { made, expected } }: AddExport,
  { exports }: ClubState,
): Decision<ClubEvent, 'ERR_EXPORT_OUTDATED'> => {
  if (exports.includes(made.exportId)) return accept();
  if (exports.length !== expected) return reject('ERR_EXPORT_OUTDATED');
  return accept({ type: 'AccountingExported', data: made });
};
