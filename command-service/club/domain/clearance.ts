import type { ClubCommand } from '@platzwart/contracts/club';
import { accept } from '../../core/decider.ts';
import type { ClubDecision } from './clubDecision.ts';
import type { ClubState } from './clubState.ts';

/** All bookings of the clearance are cancelled. A clearance that is not open writes no event. */
export type CompleteClearance = Readonly<{ type: 'CompleteClearance'; data: Readonly<{ clearanceId: string }> }>;

export const completeClearance = ({ data }: CompleteClearance, { clearances }: ClubState): ClubDecision =>
  clearances.some(({ clearanceId }) => clearanceId === data.clearanceId)
    ? accept({ type: 'ClearanceCompleted', data })
    : accept();

/** As the service sends it to the stream: `clearanceId` for a new clearance; the sports are those whose bookings it cancels, none where no booking is hurt. */
export type ChangeSettings = Extract<ClubCommand, { type: 'ChangeSettings' }> &
  Readonly<{ clearance: Readonly<{ clearanceId: string; sports: readonly string[] }> | null }>;
