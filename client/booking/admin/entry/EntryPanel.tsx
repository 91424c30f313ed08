import { useTranslation } from 'react-i18next';
import type { CalendarProps } from '../calendarProps.ts';
import { SidePanel } from '../details/SidePanel.tsx';
import { BookingForm } from './BookingForm.tsx';
import type { BookingEntry } from './bookingEntry.ts';
import { useEntryDone } from './useEntryDone.ts';

type EntryPanelProps = Pick<CalendarProps, 'plan' | 'address' | 'go'> & {
  entry: BookingEntry;
  /** False while a range is being extended in the plan. */
  takesFocus: boolean;
};

/** The form for a new booking beside the calendar. */
export const EntryPanel = ({ plan, address, entry, go, takesFocus }: EntryPanelProps) => {
  const { t } = useTranslation('bookingAdmin');
  const onBooked = useEntryDone();
  return (
    <SidePanel title={t(($) => $.entry.title)} takesFocus={takesFocus} onClose={() => go({ entry: null })}>
      <BookingForm
        plan={plan}
        date={address.date}
        entry={entry}
        onMove={go}
        onBooked={(...booked) => {
          go({ entry: null });
          onBooked(...booked);
        }}
      />
    </SidePanel>
  );
};
