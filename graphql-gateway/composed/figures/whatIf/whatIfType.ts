import {
  type Cents,
  cents,
  daysBetween,
  localDateSchema,
  noCents,
  priceRowsSchema,
  roleLimitsSchema,
  roles,
  sportKeySchema,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { pricesInput } from '../../../club/pricesInput.ts';
import type { Builder } from '../../../core/builder.ts';
import { parseInput } from '../../../core/parseInput.ts';
import { type PolicyTable, allOf, forAdmins } from '../../../core/policy.ts';
import type { SharedTypes } from '../../../core/sharedTypes.ts';
import {
  type OtherRules,
  type Outcome,
  type PersonHit,
  type RefusalReason,
  peopleHit,
  refusalReasons,
  whatIf,
} from './whatIf.ts';
import type { WhatIfReads } from './whatIfReads.ts';

export const whatIfPolicies: PolicyTable = {
  WhatIf: allOf(['bookings', 'before', 'after', 'refused', 'tooLate', 'hitPeople', 'people'], forAdmins),
  RefusalFigure: allOf(['reason', 'bookings'], forAdmins),
  PersonHit: allOf(['user', 'refused', 'tooLate', 'before', 'after'], forAdmins),
  Query: { whatIf: forAdmins },
};

/** A season and the one before, or a year. */
const maxDays = 400;
/** As many as somebody reads; `hitPeople` counts them all. */
const mostPeople = 200;

const { cancellationHours, maxOpenBookings, maxMinutesPerDay, maxParallel } = {
  cancellationHours: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_760))),
  ...roleLimitsSchema.entries,
};
const whatIfSchema = v.pipe(
  v.object({
    ...{ from: localDateSchema, to: localDateSchema, stornoTime: cancellationHours },
    prices: v.array(v.object({ sport: sportKeySchema, prices: v.pipe(priceRowsSchema, v.minLength(1)) })),
    limits: v.array(v.object({ role: v.picklist(roles), ...{ maxOpenBookings, maxMinutesPerDay, maxParallel } })),
  }),
  v.forward(
    v.check(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < maxDays),
    ['to'],
  ),
);

const addInput = (builder: Builder, { role }: SharedTypes) => {
  const prices = builder.inputType('SportPricesInput', {
    description: '(+)',
    fields: (t) => ({
      sport: t.string({ required: true }),
      prices: t.field({ type: [pricesInput(builder)], required: true }),
    }),
  });
  const limits = builder.inputType('QuotaInput', {
    description: '(+) Null: no limit.',
    fields: (t) => ({
      role: t.field({ type: role, required: true }),
      ...{ maxOpenBookings: t.int(), maxMinutesPerDay: t.int(), maxParallel: t.int() },
    }),
  });
  return builder.inputType('WhatIfInput', {
    description: '(+) Other rules for the bookings of these days; what is missing stays as it was.',
    fields: (t) => ({
      from: t.field({ type: 'Date', required: true }),
      to: t.field({ type: 'Date', required: true, description: 'At most 400 days.' }),
      stornoTime: t.int({ description: 'Hours before the start until which owners may cancel.' }),
      prices: t.field({ type: [prices] }),
      limits: t.field({ type: [limits] }),
    }),
  });
};

type Refused = Readonly<{ reason: RefusalReason; bookings: number }>;

const addTypes = (builder: Builder, { bookingUser }: SharedTypes) => {
  const refused = builder.objectRef<Refused>('RefusalFigure').implement({
    description: '(+)',
    fields: (t) => ({
      reason: t.expose('reason', {
        type: builder.enumType('RefusalReason', {
          description: '(+) TAKEN: a booking that could not be cancelled keeps the court.',
          values: refusalReasons,
        }),
      }),
      bookings: t.exposeInt('bookings'),
    }),
  });
  const hit = builder.objectRef<PersonHit>('PersonHit').implement({
    description: '(+)',
    fields: (t) => ({
      user: t.field({
        type: bookingUser,
        nullable: true,
        resolve: ({ personId }, _, context) => context.person(personId),
      }),
      refused: t.exposeInt('refused', { description: 'Bookings that would have been refused.' }),
      tooLate: t.exposeInt('tooLate', { description: 'Bookings that could not have been cancelled.' }),
      before: t.expose('before', { type: 'Cents' }),
      after: t.expose('after', { type: 'Cents' }),
    }),
  });
  return builder.objectRef<readonly Outcome[]>('WhatIf').implement({
    description: '(+) What would have become of past bookings under other rules; nothing is written.',
    fields: (t) => ({
      bookings: t.int({ resolve: (outcomes) => outcomes.length }),
      before: t.field({ type: 'Cents', resolve: (outcomes) => sumOf(outcomes, 'before') }),
      after: t.field({ type: 'Cents', resolve: (outcomes) => sumOf(outcomes, 'after') }),
      refused: t.field({
        type: [refused],
        resolve: (outcomes) =>
          refusalReasons.map((reason) => ({
            reason,
            bookings: outcomes.filter((outcome) => outcome.reason === reason).length,
          })),
      }),
      tooLate: t.int({ resolve: (outcomes) => outcomes.filter(({ isTooLate }) => isTooLate).length }),
      hitPeople: t.int({ resolve: (outcomes) => peopleHit(outcomes).length }),
      people: t.field({
        type: [hit],
        description: `Hardest hit first, at most ${mostPeople}.`,
        resolve: (outcomes) => peopleHit(outcomes).slice(0, mostPeople),
      }),
    }),
  });
};

const sumOf = (outcomes: readonly Outcome[], name: 'before' | 'after'): Cents =>
  cents(outcomes.reduce<number>((sum, outcome) => sum + outcome[name], noCents));

type Club = Readonly<{ rules: OtherRules['club']; sports: readonly Readonly<{ sport: string; halfHour: boolean }>[] }>;

/** Prices count by their time, in whatever order they are given; those of an unknown sport change nothing. */
const rulesOf = ({ prices, limits, stornoTime }: v.InferOutput<typeof whatIfSchema>, club: Club): OtherRules => ({
  club: club.rules,
  cancellationHours: stornoTime,
  limits: new Map(limits.map(({ role, ...quota }) => [role, quota])),
  prices: new Map(
    prices.map(({ sport, prices: rows }) => [
      sport,
      {
        halfHour: club.sports.find((each) => each.sport === sport)?.halfHour ?? true,
        prices: rows.toSorted((one, other) => one.time.localeCompare(other.time)),
      },
    ]),
  ),
});

/** `whatIf`: last year's bookings under other prices, deadlines or quotas. */
export const addWhatIf = (builder: Builder, shared: SharedTypes, reads: WhatIfReads): void => {
  const input = addInput(builder, shared);
  const type = addTypes(builder, shared);
  builder.queryField('whatIf', (t) =>
    t.field({
      type,
      description: '(+)',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_, { input: given }, context) => {
        const asked = parseInput(
          whatIfSchema,
          {
            ...{ from: given.from, to: given.to, stornoTime: given.stornoTime ?? null, prices: given.prices ?? [] },
            limits: (given.limits ?? []).map((limits) => ({ ...noLimits, ...limits })),
          },
          'input',
        );
        const [bookings, club] = await Promise.all([reads.pastBookings(asked.from, asked.to), context.club()]);
        return whatIf(bookings, rulesOf(asked, club));
      },
    }),
  );
};

const noLimits = { maxOpenBookings: null, maxMinutesPerDay: null, maxParallel: null };
