import { isFreeLength, minimumMinutes } from '@platzwart/contracts/booking';
import type { LocalDate } from '@platzwart/contracts/core';
import type { Cell, Day } from '../../../courtPlan/plan/cell.ts';
import { minutesUntil, type ClubClock } from '../../../courtPlan/plan/clubClock.ts';
import { cellsOf } from '../../../courtPlan/plan/dayLookup.ts';
import { type Place, minutesOf, overlaps } from '../../../courtPlan/plan/slot.ts';
import type { PlanBooking } from '../../../courtPlan/plan/sportPlan.ts';

export type CellOnDay = Readonly<{ day: Day; cell: Cell }>;

/** Where and when a booking would be. */
export type Target = Place & Readonly<{ date: LocalDate }>;

/** A booking that is being moved in the plan, and where it would be now. */
export type Moving = Readonly<{ booking: PlanBooking; to: Target }>;

export const targetOf = ({ date, court, startMinute, endMinute }: Target): Target => ({
  date,
  court,
  startMinute,
  endMinute,
});

export const isSameTarget = (a: Target, b: Target): boolean =>
  a.date === b.date && a.court === b.court && a.startMinute === b.startMinute && a.endMinute === b.endMinute;

/** Why a booking cannot be moved there. */
export type TargetProblem = 'past' | 'closed' | 'taken';

export const dayOf = (days: readonly Day[], date: string): Day | undefined => days.find((day) => day.date === date);

/** What is in the way of a booking at its target, in the days in view; the server decides in the end. */
export const bookingsInWay = (days: readonly Day[], { booking, to }: Moving): readonly PlanBooking[] => {
  const day = dayOf(days, to.date);
  return (day ? cellsOf(day) : []).flatMap((cell) =>
    cell.state === 'booked' && cell.booking.id !== booking.id && overlaps(cell, to) ? [cell.booking] : [],
  );
};

const isSameStart = (a: Target, b: Target): boolean => a.date === b.date && a.startMinute === b.startMinute;

/** Null where the target is free, as far as the days in view say. */
export const problemOf = (days: readonly Day[], moving: Moving, clock: ClubClock): TargetProblem | null => {
  const { to } = moving;
  const day = dayOf(days, to.date);
  // Only the end of a booking that has begun can be changed.
  const isBegun = minutesUntil(clock, { date: to.date, minute: to.startMinute }) < 0;
  if (isBegun && !isSameStart(moving.booking, to)) return 'past';
  if (!day || to.startMinute < day.opensMinute || to.endMinute > day.closesMinute) return 'closed';
  return bookingsInWay(days, moving).length > 0 ? 'taken' : null;
};

/** A booking that is not over; whatever else forbids a change, the server says (decisions.md B18, N14). */
export const canMove = (cell: Cell): boolean => cell.state === 'booked' && !cell.past;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Minutes by which a target moves in this day. */
export const stepOf = (day: Day): number => day.slotMinutes;

/** The shortest that a booking may become, in minutes (decisions.md B28). */
const shortest = (day: Day, { category }: PlanBooking): number =>
  isFreeLength(category) ? stepOf(day) : Math.max(minimumMinutes, stepOf(day));

/** The target with another start, as long as before, within the day's opening hours. */
export const startingAt = (day: Day, to: Target, minute: number): Target => {
  const length = minutesOf(to);
  const startMinute = clamp(minute, day.opensMinute, Math.max(day.closesMinute - length, day.opensMinute));
  return { ...to, date: day.date, startMinute, endMinute: startMinute + length };
};

type MovedEdge = Readonly<{ edge: 'start' | 'end'; minute: number }>;

/** The target with another end, or another start where `edge` says so; never shorter than its category allows. */
export const resized = (day: Day, { booking, to }: Moving, { edge, minute }: MovedEdge): Target => {
  const least = Math.min(shortest(day, booking), minutesOf(booking));
  return edge === 'end'
    ? { ...to, endMinute: clamp(minute, to.startMinute + least, day.closesMinute) }
    : { ...to, startMinute: clamp(minute, day.opensMinute, to.endMinute - least) };
};

/** Whether the booking is where it was when it was taken hold of, as far as the days in view say. */
export const isStillThere = (days: readonly Day[], booking: PlanBooking): boolean => {
  const day = dayOf(days, booking.date);
  return (day ? cellsOf(day) : []).some(
    (cell) => cell.state === 'booked' && cell.booking.id === booking.id && isSameTarget(cell.booking, booking),
  );
};
