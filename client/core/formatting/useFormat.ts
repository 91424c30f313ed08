import { useMemo } from 'react';
import type { LocalDate, LocalTime } from '@platzwart/contracts/core';
import {
  type DateStyle,
  formatCents,
  formatClock,
  formatDate,
  formatDayOf,
  formatDuration,
  formatInstant,
  formatShortCents,
  formatTimeRange,
} from './formatting.ts';
import { useLanguage } from '../texts/language.ts';

/** The formats of core/formatting/formatting.ts in the language on screen. */
export const useFormat = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
      cents: (amount: number) => formatCents(amount, language),
      shortCents: (amount: number) => formatShortCents(amount, language),
      clock: (epochMilliseconds: number) => formatClock(epochMilliseconds, language),
      date: (date: LocalDate, style?: DateStyle) => formatDate(date, language, style),
      /** `3,5`, without a unit. */
      hours: (hours: number) => hours.toLocaleString(language, { maximumFractionDigits: 1 }),
      dayOf: (epochMilliseconds: number) => formatDayOf(epochMilliseconds, language),
      duration: (minutes: number) => formatDuration(minutes, language),
      instant: (epochMilliseconds: number) => formatInstant(epochMilliseconds, language),
      timeRange: (start: LocalTime, end: LocalTime) => formatTimeRange(start, end, language),
    }),
    [language],
  );
};
