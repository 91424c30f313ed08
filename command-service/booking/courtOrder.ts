import { type CourtBlock, endMinute, halfHourMinutes, minimumMinutes, slotMinutes } from '@platzwart/contracts/booking';
import { type BookingId, type SportSettings, localTime, minuteOfDay } from '@platzwart/contracts/core';
import type { SettingsInForce } from './ledgerCommands.ts';
import type { LedgerState } from './ledgerState.ts';

/** What every element of every order says. */
type Wish = CourtBlock & Readonly<{ bookingId: BookingId }>;

/** One element of an order, with what the rules need to know about it. Minutes count from local midnight. */
export type OrderedBlock<Wanted = Wish> = Readonly<{
  /** Place in the order, from 0. */
  index: number;
  wanted: Wanted;
  sport: SportSettings;
  startMinute: number;
  endMinute: number;
  /** The block's length is a multiple of this. */
  stepMinutes: number;
  shortestMinutes: number;
}>;

/** What is to be decided on, whoever asks. */
export type CourtOrder<Block extends OrderedBlock = OrderedBlock> = Readonly<{
  state: LedgerState;
  blocks: readonly Block[];
}>;

/** A sport that the club does not have is one without courts. */
const unknownSport: SportSettings = {
  sport: '',
  courts: [],
  opensAt: localTime('00:00'),
  closesAt: localTime('00:00'),
  halfHour: true,
  prices: [],
};

/** `isCutFreely`: in half hours, whatever the sport's grid, and without a shortest time (decisions.md B28). */
export const orderedBlock = <Wanted extends Wish>(
  wanted: Wanted,
  index: number,
  { settings, isCutFreely }: Readonly<{ settings: SettingsInForce; isCutFreely: boolean }>,
): OrderedBlock<Wanted> => {
  const sport = settings.sports.find((candidate) => candidate.sport === wanted.sport) ?? unknownSport;
  return {
    index,
    wanted,
    sport,
    startMinute: minuteOfDay(wanted.start),
    endMinute: endMinute(wanted.end),
    stepMinutes: isCutFreely ? halfHourMinutes : slotMinutes(sport),
    shortestMinutes: isCutFreely ? halfHourMinutes : minimumMinutes,
  };
};
