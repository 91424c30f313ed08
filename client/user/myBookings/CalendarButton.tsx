import { mdiCalendarExportOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { kindOfCancelling } from '../../core/cancelBooking/isSeasonDate.ts';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { calendarEntryOf } from '../../core/time/bookingCalendar.ts';
import { useSaveCalendar } from '../../core/time/useSaveCalendar.ts';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import type { BookingEntry } from './useBookingEntry.ts';

const Label = styled('span', { shouldForwardProp: (name) => name !== 'isCompact' })<{ isCompact: boolean }>(
  ({ theme, isCompact }) => (isCompact ? { [theme.breakpoints.down('sm')]: { display: 'none' } } : {}),
);

type CalendarButtonProps = Pick<BookingEntry, 'booking' | 'cancellation'> & {
  /** Only the icon where there is little room. */
  isCompact?: boolean;
};

/** Downloads the booking as an .ics file. */
export const CalendarButton = ({ booking, cancellation, isCompact = false }: CalendarButtonProps) => {
  const { t } = useTranslation('myBookings');
  const { instant } = useFormat();
  const { displayName } = useClubInfos();
  const sportName = useSportName();
  const bookingText = useBookingText();
  const court = useCourtName()(booking);
  const saveCalendar = useSaveCalendar();
  const save = () => {
    const entry = calendarEntryOf(
      booking,
      {
        title: `${sportName(booking.sport)}, ${court}`,
        location: `${displayName}, ${court}`,
        description:
          cancellation?.status === 'possible'
            ? t(($) => $.calendarText[kindOfCancelling(booking)], { until: instant(cancellation.until) })
            : '',
      },
      Date.now(),
    );
    saveCalendar(`${booking.sport.toLowerCase()}-${booking.date}.ics`, [entry]);
  };
  return (
    <Button
      variant="quiet"
      icon={<Icon path={mdiCalendarExportOutline} />}
      aria-label={t(($) => $.toCalendarNamed, { booking: bookingText(booking) })}
      onClick={save}
    >
      <Label isCompact={isCompact}>{t(($) => $.toCalendar)}</Label>
    </Button>
  );
};
