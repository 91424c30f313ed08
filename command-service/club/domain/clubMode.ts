import type { ClubCommand, ClubEvent, ClubMode, RefusedBookings, RequestLogProof } from '@platzwart/contracts/club';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { AddExport } from './addExport.ts';
import type { ChangeSettings, CompleteClearance } from './clearance.ts';
import type { ClubState } from './clubState.ts';
import type { RecordLogProof } from './logProof.ts';
import type { SendLogHead } from './sentLogHead.ts';

export type OpenClub = Readonly<{ type: 'OpenClub'; data: Readonly<{ mode: ClubMode }> }>;
export type EndDemo = Readonly<{ type: 'EndDemo' }>;

/** Attempts to book that were refused since the last of these commands. */
export type RecordRefusals = Readonly<{
  type: 'RecordRefusals';
  data: Readonly<{ refused: readonly RefusedBookings[] }>;
}>;

/** The commands about one setting each. */
export type SettingCommand = Exclude<ClubCommand, { type: 'ChangeSettings' | 'RecordExport' | 'RequestLogProof' }>;

/** What the club's stream decides: the commands from outside, and those that the service sends to itself. */
export type ClubStreamCommand =
  | SettingCommand
  | AddExport
  | ChangeSettings
  | CompleteClearance
  | OpenClub
  | EndDemo
  | SendLogHead
  | RequestLogProof
  | RecordLogProof
  | RecordRefusals;

type ModeDecision = Decision<ClubEvent, 'ERR_INVALID_INPUT'>;

/** A log has one mode from its first event on: refuses another one with ERR_INVALID_INPUT. */
export const openClub = ({ data }: OpenClub, { mode }: ClubState): ModeDecision => {
  if (mode === null) return accept({ type: 'ClubOpened', data });
  return mode === data.mode ? accept() : reject('ERR_INVALID_INPUT', 'mode');
};

/** A club in production is no demo any more: nothing changes. */
export const endDemo = ({ mode }: ClubState): ModeDecision =>
  mode === 'demo' ? accept({ type: 'DemoEnded', data: {} }) : accept();
