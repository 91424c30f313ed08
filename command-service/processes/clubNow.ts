import { clubClockOf } from '@platzwart/contracts/club-time';
import { epochMilliseconds } from '@platzwart/contracts/core';
import type { ClubNow } from '../booking/ledgerCommands.ts';

/** `instant` (ISO 8601) with what the club's calendar and clock show at it. */
export const clubNow = (instant: string): ClubNow => ({ instant, ...clubClockOf(epochMilliseconds(instant)) });
