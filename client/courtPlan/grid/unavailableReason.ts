import type { Cell } from '../plan/cell.ts';
import { endOf, minutesOf } from '../plan/slot.ts';
import type { BookingWindow, PlanBooking } from '../plan/sportPlan.ts';

/** Why a cell cannot be booked: the key of its text, and the values for the text. */
export type UnavailableReason = Readonly<{
  text: 'booked' | 'held' | 'blocked' | 'over' | 'past' | 'tooShort' | 'tooSoon' | 'tooFar' | 'notAllowed';
  end: string;
  minutes: number;
  days: number;
}>;

const bookedText = ({ category, title }: PlanBooking, past: boolean): UnavailableReason['text'] => {
  if (past) return 'over';
  if (category !== 'BLOCK') return 'booked';
  // Only what is held for somebody has none (decisions.md B9).
  return title ? 'blocked' : 'held';
};

/** Null for what can be tapped: free and selected cells (screens.md U7). */
export const unavailableReason = (cell: Cell, window: BookingWindow): UnavailableReason | null => {
  const details = { end: endOf(cell), minutes: window.minAdvanceMinutes, days: window.maxAdvanceDays ?? 0 };
  if (cell.state === 'booked') return { ...details, text: bookedText(cell.booking, cell.past) };
  if (cell.state !== 'closed') return null;
  return { ...details, text: cell.reason, minutes: cell.reason === 'tooShort' ? minutesOf(cell) : details.minutes };
};
