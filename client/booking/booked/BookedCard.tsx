import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { mdiCheckCircle } from '@mdi/js';
import styled from '@emotion/styled';
import type { BookedCard_booking$key } from '../../__generated__/BookedCard_booking.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { usePriceText } from '../../core/formatting/usePriceText.ts';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { radius } from '../../ui/theme/shape.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { Deadline } from '../steps/Deadline.tsx';
import { useBlockText } from '../useBlockText.ts';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.spacing(4),
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  '& > svg': { fontSize: '1.75rem', color: theme.vars.palette.success.main },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
}));

type BookedCardProps = { booking: BookedCard_booking$key; setup: BookingSetup };

export const BookedCard = ({ booking, setup }: BookedCardProps) => {
  const { t } = useTranslation('deferredBooking');
  const format = useFormat();
  const priceText = usePriceText((hours) => t(($) => $.pay.byCard, { hours }));
  const text = useBlockText(setup.plans);
  const { cancelableUntil, price, paymentMethod, duration, ...booked } = useFragment(
    graphql`
      fragment BookedCard_booking on Booking {
        sport
        court
        date
        start
        end
        duration
        price
        paymentMethod
        cancelable
        cancelableUntil
      }
    `,
    booking,
  );
  return (
    <Card>
      <Icon path={mdiCheckCircle} />
      <div>
        <h3>
          {text.sportName(booked.sport)}, {text.courtName({ sport: booked.sport, court: booked.court })}
        </h3>
        <p>{format.date(booked.date, 'long')}</p>
        <p>{format.timeRange(booked.start, booked.end)}</p>
        {cancelableUntil && (
          <Deadline
            until={booked.cancelable ? Date.parse(cancelableUntil) : null}
            cancellationHours={setup.cancellationHours}
          />
        )}
      </div>
      <strong>{priceText({ price, paymentMethod, duration })}</strong>
    </Card>
  );
};
