import type { SeasonSeries } from '@platzwart/contracts/booking';
import { weekdayOf } from '@platzwart/contracts/core';

type Placed = Pick<SeasonSeries, 'startdate' | 'start' | 'court'>;

const keyOf = ({ startdate, start, court }: Placed): string =>
  `${weekdayOf(startdate)} ${start} ${String(court).padStart(4, '0')}`;

/** Series by weekday, time and court, as the page on which they are answered lists them. */
export const inOrderOfWeek = <Series extends Placed>(series: readonly Series[]): readonly Series[] =>
  series.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
