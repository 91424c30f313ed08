import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { useClubInfos } from '../useClubInfos.ts';
import { useFormat } from '../formatting/useFormat.ts';
import type { CancelBookingSheet_booking$data } from '../../__generated__/CancelBookingSheet_booking.graphql.ts';
import type { Cancellation } from './cancellation.ts';

type Paying = Pick<CancelBookingSheet_booking$data, 'price' | 'paymentMethod' | 'state'>;

const Note = styled('p')(({ theme }) => ({ margin: theme.spacing(4, 0, 0) }));

const Mail = () => {
  const { email } = useClubInfos();
  return <a href={`mailto:${email}`}>{email}</a>;
};
const Contact = () => (
  <>
    {' '}
    <SilentBoundary>
      <Mail />
    </SilentBoundary>
  </>
);

type CancellationNoteProps = {
  cancellation: Cancellation;
  booking: Paying;
  /** A date of a season booking is released, not cancelled: it stays payable. */
  kind: 'single' | 'season';
};

/** decisions.md B5: hours and money go back, and what is not paid need not be paid. */
const consequenceOf = ({ price, paymentMethod, state }: Paying) => {
  if (state === 'PAID' && price) return 'paidBack';
  if (paymentMethod === 'VOUCHER') return 'hoursBack';
  if (state === 'INVOICED') return 'invoiced';
  return price ? 'nothingPaid' : 'free';
};

const useConsequence = ({ booking, kind }: Pick<CancellationNoteProps, 'booking' | 'kind'>): string => {
  const { t } = useTranslation('cancelBooking');
  return t(($) => $.consequence[kind === 'season' ? 'season' : consequenceOf(booking)]);
};

/** The deadline and the consequences; or why it is too late, and whom to ask. */
export const CancellationNote = ({ cancellation, booking, kind }: CancellationNoteProps) => {
  const { t } = useTranslation('cancelBooking');
  const { duration, instant } = useFormat();
  const consequence = useConsequence({ booking, kind });
  if (cancellation.status === 'over') return <Note>{t(($) => $[kind].over)}</Note>;
  if (cancellation.status === 'possible') {
    const until = instant(cancellation.until);
    return (
      <Note>
        {t(($) => $[kind].until, { until })} {consequence}
      </Note>
    );
  }
  return (
    <Note>
      {cancellation.status === 'tooLate'
        ? t(($) => $[kind].tooLate, { notice: duration(cancellation.noticeMinutes) })
        : t(($) => $[kind].notPossible)}
      <Contact />
    </Note>
  );
};
