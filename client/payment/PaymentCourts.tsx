import { mdiCalendarPlus } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useBookingText } from '../core/cancelBooking/useBookingText.ts';
import { calendarEntryOf } from '../core/time/bookingCalendar.ts';
import { useSaveCalendar } from '../core/time/useSaveCalendar.ts';
import { useCourtName } from '../core/texts/useCourtName.ts';
import { useSportName } from '../core/texts/useSportName.ts';
import { useClubInfos } from '../core/useClubInfos.ts';
import { Button, ButtonLink } from '../ui/buttons/Button.tsx';
import { ButtonRow } from '../ui/buttons/ButtonRow.tsx';
import { Icon } from '../ui/graphics/Icon.tsx';
import type { Payment } from './usePayment.ts';

const Courts = styled('ul')(({ theme }) => ({
  margin: theme.spacing(4, 0),
  padding: 0,
  listStyle: 'none',
  fontWeight: 600,
}));

type PaymentCourtsProps = { courts: NonNullable<Payment['courts']>; isBooked: boolean };

/** What the order is about, for whoever ordered; once it is booked, the way into their calendar and to the day in the plan. */
export const PaymentCourts = ({ courts, isBooked }: PaymentCourtsProps) => {
  const { t } = useTranslation('payment');
  const bookingText = useBookingText();
  const sportName = useSportName();
  const courtName = useCourtName();
  const { displayName } = useClubInfos();
  const saveCalendar = useSaveCalendar();
  const save = () =>
    saveCalendar(
      t(($) => $.calendarFile),
      courts.map((held) => {
        const title = `${sportName(held.sport)}, ${courtName(held)}`;
        return calendarEntryOf(
          { ...held, _id: held.bookingID },
          { title, location: displayName, description: '' },
          Date.now(),
        );
      }),
    );
  const [first] = courts;
  return (
    <>
      <Courts aria-label={t(($) => $.courts)}>
        {courts.map((held) => (
          <li key={held.bookingID}>{bookingText(held)}</li>
        ))}
      </Courts>
      {isBooked && first && (
        <ButtonRow>
          <Button variant="secondary" icon={<Icon path={mdiCalendarPlus} />} onClick={save}>
            {t(($) => $.calendar)}
          </Button>
          <ButtonLink variant="secondary" to={`/booking?sport=${first.sport}&date=${first.date}`}>
            {t(($) => $.show)}
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  );
};
