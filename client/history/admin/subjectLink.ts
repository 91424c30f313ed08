import type { HistoryKind } from '@platzwart/contracts/catalogue';

type Subject = Readonly<{
  kind: HistoryKind | null;
  subjectID: string;
  /** The number of the person; null for an erased one. */
  person: string | null;
  sport: string | null;
  date: string | null;
  isBooking: boolean;
}>;

const pages: Readonly<Partial<Record<HistoryKind, (subjectID: string) => string>>> = {
  EVENT: (id) => `/dashboard/event/${id}/edit`,
  INVOICE: (id) => `/dashboard/invoice/${id}/details`,
  BANK: () => '/dashboard/bank',
  SETTINGS: () => '/dashboard/settings',
};

/** The page that shows what an entry is about as it is today; null where there is none. */
export const subjectLink = ({ kind, subjectID, person, sport, date, isBooking }: Subject): string | null => {
  const page = kind && pages[kind];
  if (page) return page(subjectID);
  if (kind === 'PERSON') return person && `/dashboard/user/${person}/edit`;
  if (sport === null || date === null) return null;
  const params = new URLSearchParams({ date, ...(isBooking && { booking: subjectID }) });
  return `/dashboard/booking/${sport}?${params}`;
};
