import { mdiCalendarExportOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { calendarEntryOf } from '../../core/bookingCalendar.ts';
import { calendarFile } from '@platzwart/contracts/calendar-file';
import { downloadFile } from '../../core/downloadFile.ts';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { useFormat } from '../../core/useFormat.ts';
import { useSportName } from '../../core/useSportName.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { BookingEntry } from './useBookingEntry.ts';

const Label = styled('span', { shouldForwardProp: (name) => name !== 'isCompact' })<{ isCompact: boolean }>(
  ({ theme, isCompact }) => (isCompact ? { [theme.breakpoints.down('sm')]: { display: 'none' } } : {}),
);

type CalendarButtonProps = Pick<BookingEntry, 'booking' | 'cancellation'> & {
  /** Only its picture where there is little room. */
  isCompact?: boolean;
};

/** Hands out the booking as an .ics file. */
export const CalendarButton = ({ booking, cancellation, isCompact = false }: CalendarButtonProps) => {
  const { t } = useTranslation(['user', 'core']);
  const { instant } = useFormat();
  const { displayName } = useClubInfos();
  const sportName = useSportName();
  const bookingText = useBookingText();
  const court = t(($) => $.court, { ns: 'core', number: booking.court });
  const save = () => {
    const entry = calendarEntryOf(booking, {
      title: `${sportName(booking.sport)}, ${court}`,
      location: `${displayName}, ${court}`,
      description:
        cancellation?.status === 'possible'
          ? t(($) => $.bookings.calendarText, { until: instant(cancellation.until) })
          : '',
    });
    downloadFile(
      `${booking.sport.toLowerCase()}-${booking.date}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile([entry], Date.now()),
    );
  };
  return (
    <Button
      look="quiet"
      icon={<Icon path={mdiCalendarExportOutline} />}
      aria-label={t(($) => $.bookings.toCalendarNamed, { booking: bookingText(booking) })}
      onClick={save}
    >
      <Label isCompact={isCompact}>{t(($) => $.bookings.toCalendar)}</Label>
    </Button>
  );
};
