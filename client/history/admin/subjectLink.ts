import type { HistoryKind } from '@platzwart/contracts/catalogue';

type Subject = Readonly<{
  action: string;
  kind: HistoryKind | null;
  subjectID: string;
  /** The number of the person; null for an erased one. */
  person: string | null;
  sport: string | null;
  date: string | null;
  isBooking: boolean;
}>;
/** What the link says, besides the kinds. */
export type LinkText = HistoryKind | 'DEBIT';

const pages: Readonly<Partial<Record<HistoryKind, (subjectID: string) => string>>> = {
  EVENT: (id) => `/dashboard/event/${id}/edit`,
  BANK: () => '/dashboard/bank',
  SETTINGS: () => '/dashboard/settings',
};

/** Events about money are about an invoice, a collection, a mandate, or what was paid at the club, which has no page of its own. */
const pageOfMoney = ({ action, subjectID }: Subject) => {
  if (action.startsWith('Collection')) return { text: 'DEBIT', to: `/dashboard/bank/debits/${subjectID}` } as const;
  if (action.startsWith('Mandate')) return { text: 'DEBIT', to: '/dashboard/bank/debits' } as const;
  const isOfInvoice = /^(?:Invoice|Debit|Return)/.test(action);
  return isOfInvoice ? ({ text: 'INVOICE', to: `/dashboard/invoice/${subjectID}/details` } as const) : null;
};

const dayOfCalendar = ({ kind, subjectID, sport, date, isBooking }: Subject) => {
  if (sport === null || date === null) return null;
  const params = new URLSearchParams({ date, ...(isBooking && { booking: subjectID }) });
  return { text: kind ?? 'BOOKING', to: `/dashboard/booking/${sport}?${params}` };
};

/** The page that shows what an entry is about as it is today, and what its link says; null where there is none. */
export const subjectLink = (subject: Subject): Readonly<{ text: LinkText; to: string }> | null => {
  const { kind, subjectID, person } = subject;
  if (kind === 'INVOICE') return pageOfMoney(subject);
  if (kind === 'PERSON') return person === null ? null : { text: kind, to: `/dashboard/user/${person}/edit` };
  const page = kind && pages[kind];
  return page ? { text: kind, to: page(subjectID) } : dayOfCalendar(subject);
};
