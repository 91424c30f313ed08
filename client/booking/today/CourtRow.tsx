import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { PlannedSport } from '../../courtPlan/plan/sportPlan.ts';
import { endOf, startOf } from '../../courtPlan/plan/slot.ts';
import type { SharedBooking } from '../data/planBookingOf.ts';
import { CourtStrip, hoursOf } from './CourtStrip.tsx';
import type { CourtToday } from './courtsToday.ts';

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: theme.spacing(0.5, 3),
  alignItems: 'center',
  '& > strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  // A card is too narrow for a name on each bar: the sentence says who plays.
  '@container today (max-width: 52rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: theme.spacing(1.5),
  },
}));
const Sentence = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '@container today (min-width: 52.01rem)': { '&[data-narrow="true"]': { display: 'none' } },
}));

type CourtRowProps = CourtToday & {
  sport: PlannedSport;
  minute: number;
  who: (booking: SharedBooking) => string;
};

const useSentence = ({ now, next, who }: Pick<CourtRowProps, 'now' | 'next' | 'who'>): string => {
  const { t } = useTranslation('today');
  const parts = [
    now && t(($) => $.now, { who: who(now), end: endOf(now) }),
    next && t(($) => $.next, { who: who(next), start: startOf(next) }),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : t(($) => $.free);
};

/** One court today: its strip, and in a narrow card what is on it now and next. */
export const CourtRow = ({ court, bookings, now, next, sport, minute, who }: CourtRowProps) => {
  const { t } = useTranslation('today');
  const sentence = useSentence({ now, next, who });
  return (
    <Row>
      <strong>{court.name}</strong>
      {court.active || bookings.length > 0 ? (
        <>
          <CourtStrip
            label={t(($) => $.listOf, { court: court.name })}
            hours={hoursOf(sport)}
            {...{ minute, bookings, who }}
          />
          <Sentence data-narrow>{sentence}</Sentence>
        </>
      ) : (
        <Sentence>{t(($) => $.notInUse)}</Sentence>
      )}
    </Row>
  );
};
