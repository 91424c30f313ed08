import {
  bookingFiguresTable,
  formerFiguresTable,
  openHoursTable,
  refusedFiguresTable,
  waitingFiguresTable,
} from '@platzwart/contracts/figures';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { ReadModel } from '../../core/readModel.ts';
import { figureEventTypes, isFigureEvent } from './foldFigures.ts';
import { writeDemandAndHours } from './writeDemandAndHours.ts';
import { writeFigures } from './writeFigures.ts';

/**
 * What reports count: bookings with all that they were before, so that a report of an earlier position counts the same again; demand, and
 * the hours that could be booked. Nothing about people, so nothing is forgotten.
 */
export const figures: ReadModel = {
  name: 'figures',
  version: readModelVersions.figures,
  handles: [
    ...figureEventTypes,
    ...['WaitingListJoined', 'WaitingListLeft', 'SportArranged', 'SportWithdrawn', 'BookingsRefused'],
  ],
  tables: [
    {
      definition: bookingFiguresTable,
      completion: (table) => [
        `create index figures_by_date on ${table} (date)`,
        `create index figures_by_since on ${table} (since)`,
      ],
    },
    {
      definition: formerFiguresTable,
      completion: (table) => [
        `create index former_figures_by_date on ${table} (date)`,
        `create index former_figures_by_since on ${table} (since)`,
      ],
    },
    { definition: waitingFiguresTable, completion: (table) => [`create index waiting_by_date on ${table} (date)`] },
    { definition: openHoursTable, completion: () => [] },
    { definition: refusedFiguresTable, completion: (table) => [`create index refused_by_date on ${table} (date)`] },
  ],
  apply: async (events, effects) => {
    await writeFigures(events.filter(isFigureEvent), effects);
    for (const logged of events.filter((each) => !isFigureEvent(each))) await writeDemandAndHours(logged, effects);
  },
};
