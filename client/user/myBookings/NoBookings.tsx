import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { EmptyBookings } from './EmptyBookings.tsx';
import type { BookingFilter } from './bookingFilter.ts';

type NoBookingsProps = { filter: BookingFilter; onReset: () => void };

/** The filter found nothing, and the way back to everything. */
const NoneChosen = ({ filter: { state }, onReset }: NoBookingsProps) => {
  const { t } = useTranslation('myBookings');
  return (
    <EmptyList
      title={
        state === 'ALL'
          ? t(($) => $.filter.noneOfSport)
          : t(($) => $.filter.none, { state: t(($) => $.state[state]).toLowerCase() })
      }
      text={t(($) => $.filter.noneText)}
      action={
        <Button variant="secondary" onClick={onReset}>
          {t(($) => $.filter.reset)}
        </Button>
      }
    />
  );
};

/** Nothing there yet, or nothing in the chosen state or sport. */
export const NoBookings = ({ filter, onReset }: NoBookingsProps) =>
  filter.state === 'ALL' && filter.sport === null ? (
    <EmptyBookings tab={filter.period} />
  ) : (
    <NoneChosen filter={filter} onReset={onReset} />
  );
