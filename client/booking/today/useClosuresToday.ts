import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { endOf, startOf } from '../../courtPlan/plan/slot.ts';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import type { SharedBooking } from '../data/planBookingOf.ts';
import { useBookingSetup } from '../data/useBookingSetup.ts';
import { useCourtDays } from '../data/useCourtDays.ts';

type Closure = Readonly<{ key: string; sport: string; text: string }>;

const isClosing = (minute: number) => (booking: SharedBooking) =>
  booking.category === 'BLOCK' && booking.endMinute > minute;

const useClosureTexts = () => {
  const { t } = useTranslation('today');
  const { timeRange } = useFormat();
  return ({ sport }: SportPlan, booking: SharedBooking): string => {
    const court = sport.courts.find(({ number }) => number === booking.court)?.name ?? `${booking.court}`;
    const time = timeRange(startOf(booking), endOf(booking));
    const why = booking.title ?? '';
    return why === '' ? t(($) => $.closed, { court, time }) : t(($) => $.closedWhy, { court, time, why });
  };
};

/** The courts that are closed now or later today, and those that take no bookings at all. Reads what TodayPlan has loaded. */
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
    const blocked = (bookingsOn({ sport, date }) ?? [])
      .filter(isClosing(minute))
      .map((booking) => ({ key: booking.id, sport, text: closureText(plan, booking) }));
    return [...inactive, ...blocked];
  });
};
