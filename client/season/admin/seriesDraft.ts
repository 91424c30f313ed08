import type { SeasonCategory, SeasonSeries } from '@platzwart/contracts/booking';
import type { PickedPerson } from '../../core/people/findPeople.ts';

/** What is typed in; dates and times as the browser gives them. */
export type SeriesDraft = Readonly<{
  seriesID: string | null;
  person: PickedPerson | null;
  category: SeasonCategory;
  title: string;
  court: string;
  start: string;
  end: string;
  repetition: SeasonSeries['repetition'];
  startdate: string;
  enddate: string;
}>;
