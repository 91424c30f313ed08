import { useTranslation } from 'react-i18next';
import { useFormat } from '../core/formatting/useFormat.ts';
import { useSportName } from '../core/texts/useSportName.ts';
import type { BookingSetup } from './data/useBookingSetup.ts';
import { type Place, type Slot, endOf, startOf } from '../courtPlan/plan/slot.ts';

/** The name of a stretch of a court: short beside its own plan, full where several days and sports are listed. */
export const useBlockText = (plans: BookingSetup['plans']) => {
  const { t } = useTranslation('booking');
  const { date, timeRange } = useFormat();
  const sportName = useSportName();
  const courtName = ({ sport, court }: Pick<Slot, 'sport' | 'court'>): string => {
    const settings = plans.find((plan) => plan.sport.sport === sport)?.sport;
    return settings?.courts.find(({ number }) => number === court)?.name ?? String(court);
  };
  const time = (place: Place): string => timeRange(startOf(place), endOf(place));
  /** `Platz 3, 18:00–19:00 Uhr` */
  const short = (block: Slot): string => t(($) => $.block, { court: courtName(block), time: time(block) });
  /** `Platz 3, Mo., 15. Juni, 18:00–19:00 Uhr` */
  const long = (block: Slot): string => [courtName(block), date(block.date), time(block)].join(', ');
  /** `Platz 3, 18:00–19:00`, for a bar on a phone. */
  const tight = (block: Slot): string =>
    t(($) => $.block, { court: courtName(block), time: `${startOf(block)}–${endOf(block)}` });
  /** `Platz 3, Mo., 15. Juni, 18:00–19:00 Uhr`, or `3 Buchungen`. */
  const summary = (blocks: readonly Slot[]): string => {
    const [first] = blocks;
    return blocks.length === 1 && first ? long(first) : t(($) => $.selection.bookings, { count: blocks.length });
  };
  return { summary, courtName, time, short, tight, long, sportName };
};
