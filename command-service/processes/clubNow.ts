import { clubClockAt } from '@platzwart/contracts/club-time';
import { Temporal } from 'temporal-polyfill';
import type { ClubNow } from '../booking/ledgerCommands.ts';

/** `instant` (ISO 8601) with what the club's calendar and clock show at it. */
export const clubNow = (instant: string): ClubNow => ({ instant, ...clubClockAt(Temporal.Instant.from(instant)) });
