import * as v from 'valibot';
import {
  type Court,
  type DeepReadonly,
  type SportArrangement,
  type Surface,
  courtNumberSchema,
  courtSchema,
  localTimeSchema,
  sportKeySchema,
  sportLabelsSchema,
  surfaces,
  withVisibleLines,
} from '../core/index.ts';

/** The new hours and courts of a sport. What is null stays as it is; a new sport gets clay courts named "Platz n". */
export const sportChangeSchema = withVisibleLines(
  v.object({
    sport: sportKeySchema,
    /** How many courts take bookings (decisions.md N80). */
    activeCourts: courtNumberSchema,
    /** Names, surfaces and states of courts; those that are missing stay as they are. */
    courts: v.nullable(v.pipe(v.array(courtSchema), v.minLength(1), v.maxLength(99))),
    /** Surface of courts that are added. */
    surface: v.nullable(v.picklist(surfaces)),
    /** Null: the usual name again; missing: as it is. */
    labels: v.optional(v.nullable(sportLabelsSchema)),
    opensAt: localTimeSchema,
    closesAt: localTimeSchema,
    halfHour: v.boolean(),
  }),
);
export type SportChange = DeepReadonly<v.InferOutput<typeof sportChangeSchema>>;

const maxCourts = 99;

const byNumber = (one: Court, other: Court): number => one.number - other.number;

/** Takes the highest courts out of use, or the lowest that are out of use into it again, and adds the rest. */
const withActive = (courts: readonly Court[], wanted: number, surface: Surface): readonly Court[] => {
  const surplus = courts.filter(({ active }) => active).length - wanted;
  if (surplus === 0) return courts;
  const candidates = courts.filter(({ active }) => active === surplus > 0);
  const switched = new Set(
    (surplus > 0 ? candidates.slice(-surplus) : candidates.slice(0, -surplus)).map((court) => court.number),
  );
  const kept = courts.map((court) => (switched.has(court.number) ? { ...court, active: surplus < 0 } : court));
  const highest = courts.at(-1)?.number ?? 0;
  const missing = Math.min(Math.max(-surplus - switched.size, 0), maxCourts - highest);
  const added = Array.from({ length: missing }, (_, index) => {
    const number = highest + index + 1;
    return { number, name: `Platz ${number}`, surface, active: true };
  });
  return [...kept, ...added];
};

/** Those of the change in place of the known ones with the same numbers. */
const changedCourts = (change: SportChange, known: SportArrangement | null): readonly Court[] => {
  const given = change.courts ?? [];
  const kept = (known?.courts ?? []).filter(({ number }) => given.every((court) => court.number !== number));
  return [...kept, ...given].toSorted(byNumber);
};

/** The sport as it is after the change: `known` is null for a new sport (decisions.md N80). */
export const arrangementAfter = (change: SportChange, known: SportArrangement | null): SportArrangement => {
  const { sport, opensAt, closesAt, halfHour } = change;
  const courts = changedCourts(change, known);
  const surface = change.surface ?? courts.at(-1)?.surface ?? 'CLAY';
  return {
    ...{ sport, opensAt, closesAt, halfHour },
    labels: change.labels === undefined ? (known?.labels ?? null) : change.labels,
    courts: [...withActive(courts, change.activeCourts, surface)],
  };
};

type Placed = Readonly<{ sport: string; court: number; start: string; end: string }>;

/** Whether a booking is on a court that takes bookings, within the opening hours; false where the sport is no longer offered. */
export const fitsInto = (sports: readonly SportArrangement[], { sport, court, start, end }: Placed): boolean => {
  const arranged = sports.find((each) => each.sport === sport);
  if (!arranged?.courts.some(({ number, active }) => active && number === court)) return false;
  return arranged.opensAt <= start && (end === '00:00' ? '24:00' : end) <= arranged.closesAt;
};
