import {
  type Cents,
  type LocalDate,
  type LocalTime,
  bookingRulesSchema,
  cents,
  roleLimitsSchema,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { centsIn, numberIn } from '../../../core/forms/typedNumbers.ts';

export const rates = ['member', 'guest', 'trainer', 'weekendMember', 'weekendGuest', 'weekendTrainer'] as const;
export type Rate = (typeof rates)[number];
export const limitedRoles = ['MEMBER', 'GUEST', 'TRAINER'] as const;
export const quotas = ['maxOpenBookings', 'maxMinutesPerDay', 'maxParallel'] as const;

type PriceRow = Readonly<Record<Rate, number> & { time: LocalTime }>;
type Sport = Readonly<{ name: string; prices: readonly PriceRow[] }>;
type QuotaInput = Readonly<{ role: (typeof limitedRoles)[number] } & Partial<Record<(typeof quotas)[number], number>>>;

/** As `WhatIfInput`. */
export type WhatIfQuestion = Readonly<{
  from: LocalDate;
  to: LocalDate;
  stornoTime?: number;
  prices: readonly Readonly<{
    sport: string;
    prices: readonly Readonly<Record<Rate, Cents> & { time: LocalTime }>[];
  }>[];
  limits: readonly QuotaInput[];
}>;

/** What was typed, by the name of its field; what is missing was left as it is. */
export type Typed = Readonly<Record<string, string>>;
export const priceField = (sport: string, index: number, rate: Rate): string => `${sport}.${index}.${rate}`;

/** A price is an amount in euros, which may not be empty; a rule is a number that the club could set, or empty, which leaves it as it was. */
export const isWrong = (name: string, text: string | undefined): boolean => {
  const value = numberIn(text);
  if (rates.some((rate) => name.endsWith(`.${rate}`))) return value === null || Number.isNaN(value);
  const quota = quotas.find((each) => name.endsWith(`.${each}`));
  const rule = quota ? roleLimitsSchema.entries[quota] : bookingRulesSchema.entries.cancellationHours;
  return value !== null && !v.is(rule, value);
};

const typedPrices = ({ name, prices }: Sport, typed: Typed) => {
  const isOther = prices.some((row, index) =>
    rates.some((rate) => {
      const text = typed[priceField(name, index, rate)];
      return text !== undefined && centsIn(text) !== row[rate];
    }),
  );
  if (!isOther) return [];
  const rows = prices.map((row, index) => {
    const price = (rate: Rate): Cents => {
      const text = typed[priceField(name, index, rate)];
      return cents(text === undefined ? row[rate] : centsIn(text));
    };
    return {
      ...{ time: row.time, member: price('member'), guest: price('guest'), trainer: price('trainer') },
      weekendMember: price('weekendMember'),
      ...{ weekendGuest: price('weekendGuest'), weekendTrainer: price('weekendTrainer') },
    };
  });
  return [{ sport: name, prices: rows }];
};

/** The question that the form asks: only what differs from today's prices, and the rules that were typed. */
export const questionOf = (
  period: Readonly<{ from: LocalDate; to: LocalDate }>,
  sports: readonly Sport[],
  typed: Typed,
): WhatIfQuestion => {
  const stornoTime = numberIn(typed['stornoTime']);
  return {
    ...period,
    ...(stornoTime !== null && { stornoTime }),
    prices: sports.flatMap((sport) => typedPrices(sport, typed)),
    limits: limitedRoles.flatMap((role) => {
      const given = quotas.flatMap((quota) => {
        const value = numberIn(typed[`${role}.${quota}`]);
        return value === null ? [] : [[quota, value] as const];
      });
      return given.length === 0 ? [] : [{ role, ...Object.fromEntries(given) }];
    }),
  };
};
