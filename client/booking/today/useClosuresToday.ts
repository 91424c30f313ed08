import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { type Closure as CourtClosure, closuresOf } from '../admin/closure/closuresOfToday.ts';
import { useBookingSetup } from '../data/useBookingSetup.ts';
import { useCourtDays } from '../data/useCourtDays.ts';

type Closure = Readonly<{ key: string; sport: string; text: string }>;

const useClosureTexts = () => {
  const { t } = useTranslation('today');
  const { timeRange } = useFormat();
  return ({ sport }: SportPlan, { courts, start, end, reason: why }: CourtClosure): string => {
    const nameOf = (court: number) => sport.courts.find(({ number }) => number === court)?.name ?? `${court}`;
    const [court, time] = [courts.map(nameOf).join(', '), timeRange(start, end)];
    return why === '' ? t(($) => $.closed, { court, time }) : t(($) => $.closedWhy, { court, time, why });
  };
};

/** The courts that are closed now or later today, those that were closed together as one, and those that take no bookings at all. Reads what TodayPlan has loaded. */
export const useClosuresToday = (): readonly Closure[] => {
  const { t } = useTranslation('today');
  const { plans } = useBookingSetup();
  const { bookingsOn } = useCourtDays();
  const { date, minute } = useClubClock();
  const closureText = useClosureTexts();
  return plans.flatMap((plan): readonly Closure[] => {
    const { sport, courts } = plan.sport;
    const inactive = courts
      .filter(({ active }) => !active)
      .map(({ number, name }) => ({
        key: `${sport} ${number}`,
        sport,
        text: t(($) => $.closedAllDay, { court: name }),
      }));
    const blocked = closuresOf(bookingsOn({ sport, date }) ?? [], minute).map((closure) => ({
      ...{ key: closure.ids.join(' '), sport, text: closureText(plan, closure) },
    }));
    return [...inactive, ...blocked];
  });
};
