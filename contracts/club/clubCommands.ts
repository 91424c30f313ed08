import type { BookingRules, PriceRow, SportArrangement } from '../core/index.ts';
import type { ClubDescription } from './clubEvents.ts';

export type DescribeClub = Readonly<{ type: 'DescribeClub'; data: ClubDescription }>;
export type ArrangeSport = Readonly<{ type: 'ArrangeSport'; data: SportArrangement }>;
export type SetPrices = Readonly<{ type: 'SetPrices'; data: Readonly<{ sport: string; rows: readonly PriceRow[] }> }>;
export type SetBookingRules = Readonly<{ type: 'SetBookingRules'; data: BookingRules }>;

export type ClubCommand = DescribeClub | ArrangeSport | SetPrices | SetBookingRules;
