import operations from '../../contracts/persisted-operations.json' with { type: 'json' };
import { englishCourtWords } from '../../contracts/core/courtName.ts';
import { myBookingsTextsDe } from '../user/myBookings/texts.de.ts';
import { myBookingsTextsEn } from '../user/myBookings/texts.en.ts';
import type { EarlyPage } from '../vite/askEarly.ts';

const documentOf = (name: string): string => {
  const found = Object.values(operations).find((text) => text.startsWith(`query ${name} {`));
  if (found === undefined) throw new Error(`No query without variables is called ${name}`);
  return found;
};

/** Own bookings, the page that is opened most on the way to the court: with a slow line they are on screen a second before the scripts are. */
export const earlyBookings: EarlyPage = {
  path: '/user/bookings',
  documents: ['MyBookingsQuery', 'useViewerQuery', 'useClubInfosQuery', 'OpenPaymentsQuery', 'WaitingListQuery'].map(
    documentOf,
  ),
  nothingBooked: { de: myBookingsTextsDe.empty.upcoming.title, en: myBookingsTextsEn.empty.upcoming.title },
  courtWords: Object.fromEntries(englishCourtWords),
};
