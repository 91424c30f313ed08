import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { loadOnce } from '../../core/loading/loadChunk.ts';
import type { BookingSetup } from './useBookingSetup.ts';
import type { DayKey } from './courtDays.ts';
import type { SharedBooking } from './planBookingOf.ts';

const loadFetching = loadOnce(() => import('./fetchNames.ts'));
const noNames: ReadonlyMap<string, string> = new Map();

type Shown = Readonly<{ shown: DayKey | null; bookings: readonly SharedBooking[] }>;

/**
 * Whose the bookings of the day on screen are, by their id; nobody's where the viewer may not see it (decisions.md B24). Asked for
 * beside the plan, which is the same for everybody, and again when a booking has come whose name is not known.
 */
export const usePlanNames = (
  { shown, bookings }: Shown,
  { showNames, person: { role } }: Pick<BookingSetup, 'showNames' | 'person'>,
): ReadonlyMap<string, string> => {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState(noNames);
  const isMissing = showNames && bookings.some(({ id }) => !names.has(id));
  useEffect(() => {
    if (!isMissing || !shown) return;
    const { sport, date } = shown;
    loadFetching()
      .then(({ fetchNames }) => fetchNames(environment, { sport, fromDate: date, toDate: date }, role === 'ADMIN'))
      // Without it the plan says what kind of booking each is.
      .then(
        (known) => setNames((before) => new Map([...before, ...known])),
        () => undefined,
      );
  }, [isMissing, bookings, shown, environment, role]);
  return names;
};
