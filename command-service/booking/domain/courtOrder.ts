import { type CourtBlock, endMinute, halfHourMinutes, minimumMinutes, slotMinutes } from '@platzwart/contracts/booking';
import { type BookingId, type SportSettings, localTime, minuteOfDay } from '@platzwart/contracts/core';
import type { BookedCourts } from './bookedCourts.ts';
import type { SettingsInForce } from './bookingRequests.ts';

/** The fields of every element of every order. */
type RequestedBlock = CourtBlock & Readonly<{ bookingId: BookingId }>;

/** One element of an order, with the data that the rules need. Minutes count from local midnight. */
export type OrderedBlock<Requested = RequestedBlock> = Readonly<{
  /** Index in the order, from 0. */
  index: number;
  requested: Requested;
  sport: SportSettings;
  startMinute: number;
  endMinute: number;
  /** The length of the block must be a multiple of this. */
  stepMinutes: number;
  shortestMinutes: number;
}>;

/** An order in the form that the rules evaluate, for both persons and the club. */
export type CourtOrder<Block extends OrderedBlock = OrderedBlock> = Readonly<{
  courts: BookedCourts;
  blocks: readonly Block[];
}>;

/** A sport that the club does not have is treated as one without courts. */
const unknownSport: SportSettings = {
  sport: '',
  labels: null,
  courts: [],
  opensAt: localTime('00:00'),
  closesAt: localTime('00:00'),
  halfHour: true,
  prices: [],
};

/** `isFreeLength`: multiples of half an hour, whatever the sport's grid, and no minimum length (decisions.md B28). */
export const orderedBlock = <Requested extends RequestedBlock>(
  requested: Requested,
  index: number,
  { settings, isFreeLength }: Readonly<{ settings: SettingsInForce; isFreeLength: boolean }>,
): OrderedBlock<Requested> => {
  const sport = settings.sports.find((candidate) => candidate.sport === requested.sport) ?? unknownSport;
  return {
    index,
    requested,
    sport,
    startMinute: minuteOfDay(requested.start),
    endMinute: endMinute(requested.end),
    stepMinutes: isFreeLength ? halfHourMinutes : slotMinutes(sport),
    shortestMinutes: isFreeLength ? halfHourMinutes : minimumMinutes,
  };
};
