import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { Quiet } from '../../ui/Quiet.tsx';
import { useClubInfos } from '../useClubInfos.ts';
import { useFormat } from '../useFormat.ts';
import type { Cancellation } from './cancellation.ts';

const Note = styled('p')(({ theme }) => ({ margin: theme.spacing(4, 0, 0) }));

const Mail = () => {
  const { email } = useClubInfos();
  return <a href={`mailto:${email}`}>{email}</a>;
};
const Contact = () => (
  <>
    {' '}
    <Quiet>
      <Mail />
    </Quiet>
  </>
);

/** Until when, and what follows; or why not, and whom to ask. */
export const CancellationNote = ({ cancellation, price }: { cancellation: Cancellation; price: number | null }) => {
  const { t } = useTranslation('core');
  const { instant } = useFormat();
  if (cancellation.status === 'over') return <Note>{t(($) => $.cancelBooking.over)}</Note>;
  if (cancellation.status === 'possible') {
    const consequence = price
      ? t(($) => $.cancelBooking.consequence.nothingPaid)
      : t(($) => $.cancelBooking.consequence.free);
    return (
      <Note>
        {t(($) => $.cancelBooking.until, { until: instant(cancellation.until) })} {consequence}
      </Note>
    );
  }
  return (
    <Note>
      {cancellation.status === 'tooLate'
        ? t(($) => $.cancelBooking.tooLate, { until: instant(cancellation.until) })
        : t(($) => $.cancelBooking.notPossible)}
      <Contact />
    </Note>
  );
};
