import { clubClockOf } from '@platzwart/contracts/club-time';
import { epochMilliseconds } from '@platzwart/contracts/core';
import type { ClubNow } from './bookingRequests.ts';

/** `instant` (ISO 8601) with date and time in the club's zone. */
export const clubNow = (instant: string): ClubNow => ({ instant, ...clubClockOf(epochMilliseconds(instant)) });
