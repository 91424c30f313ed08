import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { useClubInfos } from '../useClubInfos.ts';
import { useFormat } from '../formatting/useFormat.ts';
import type { Cancellation } from './cancellation.ts';

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
  price: number | null;
  /** A date of a season booking is released, not cancelled: it stays payable. */
  isSeason: boolean;
};

const useConsequence = ({ price, isSeason }: Pick<CancellationNoteProps, 'price' | 'isSeason'>): string => {
  const { t } = useTranslation('core');
  if (isSeason) return t(($) => $.cancelBooking.consequence.season);
  return price ? t(($) => $.cancelBooking.consequence.nothingPaid) : t(($) => $.cancelBooking.consequence.free);
};

/** The deadline and the consequences; or why it is too late, and whom to ask. */
export const CancellationNote = ({ cancellation, price, isSeason }: CancellationNoteProps) => {
  const { t } = useTranslation('core');
  const { duration, instant } = useFormat();
  const consequence = useConsequence({ price, isSeason });
  if (cancellation.status === 'over') return <Note>{t(($) => $.cancelBooking.over)}</Note>;
  if (cancellation.status === 'possible') {
    const until = instant(cancellation.until);
    return (
      <Note>
        {isSeason ? t(($) => $.cancelBooking.releaseUntil, { until }) : t(($) => $.cancelBooking.until, { until })}{' '}
        {consequence}
      </Note>
    );
  }
  return (
    <Note>
      {cancellation.status === 'tooLate'
        ? t(($) => $.cancelBooking.tooLate, { notice: duration(cancellation.noticeMinutes) })
        : t(($) => $.cancelBooking.notPossible)}
      <Contact />
    </Note>
  );
};
