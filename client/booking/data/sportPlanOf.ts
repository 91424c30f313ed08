import { type HolidayRegion, type Role, holidayRegions } from '@platzwart/contracts/core';
import type { useBookingSetupQuery$data } from '../../__generated__/useBookingSetupQuery.graphql.ts';
import type { PlannedSport, SportPlan } from '../../courtPlan/plan/sportPlan.ts';

type Answer = useBookingSetupQuery$data;
type WireSport = Answer['bookingInfos']['sportSettings'][number];

type CourtNames = (name: string) => string;

const settingsOf = ({ name, courtList, timeSettings, prices }: WireSport, translated: CourtNames): PlannedSport => ({
  sport: name,
  courts: courtList.map((court) => ({ ...court, name: translated(court.name) })),
  opensAt: timeSettings.start,
  closesAt: timeSettings.end,
  halfHour: timeSettings.halfHour,
  prices,
});

const regionOf = (wanted: string | null | undefined): HolidayRegion | null =>
  holidayRegions.find((region) => region === wanted) ?? null;

/** decisions.md P22, P23: guests and trainers book only where the club lets them. */
export const mayBook = (role: Role, { bookingInfos, generalInfos }: Answer): boolean => {
  if (role === 'GUEST') return generalInfos.allowedGuests;
  return role !== 'TRAINER' || bookingInfos.allowedTrainers;
};

/**
 * What the plan of each sport is made of, for the person who is signed in; in the club's order of sports. `translated` gives a court's
 * name in the language on screen.
 */
export const sportPlansOf = (
  answer: Answer,
  person: Readonly<{ role: Role; discount: number }>,
  translated: CourtNames,
): readonly SportPlan[] => {
  const { sportSettings, sports, limits, holidayRegion, allowedSaisonBookings } = answer.bookingInfos;
  return sports.flatMap((sport) =>
    sportSettings
      .filter(({ name }) => name === sport)
      .map((settings) => ({
        sport: settingsOf(settings, translated),
        rules: { holidayRegion: regionOf(holidayRegion), allowedSeasonBookings: allowedSaisonBookings },
        window: {
          minAdvanceMinutes: limits.minAdvanceMinutes,
          maxAdvanceDays: limits.maxAdvanceDays ?? null,
          graceMinutes: limits.graceMinutes,
        },
        viewer: { role: person.role, discount: person.discount, mayBook: mayBook(person.role, answer) },
      })),
  );
};
