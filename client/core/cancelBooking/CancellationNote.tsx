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
  kind: 'single' | 'season';
};

const useConsequence = ({ price, kind }: Pick<CancellationNoteProps, 'price' | 'kind'>): string => {
  const { t } = useTranslation('cancelBooking');
  if (kind === 'season') return t(($) => $.consequence.season);
  return price ? t(($) => $.consequence.nothingPaid) : t(($) => $.consequence.free);
};

/** The deadline and the consequences; or why it is too late, and whom to ask. */
export const CancellationNote = ({ cancellation, price, kind }: CancellationNoteProps) => {
  const { t } = useTranslation('cancelBooking');
  const { duration, instant } = useFormat();
  const consequence = useConsequence({ price, kind });
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
