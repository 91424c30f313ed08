import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import type { ClubClock } from '../../courtPlan/plan/clubClock.ts';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { useCourtPlan } from '../data/useCourtPlan.ts';
import { usePlanNames } from '../data/usePlanNames.ts';
import { CourtRow } from './CourtRow.tsx';
import { countsOf, courtsToday } from './courtsToday.ts';
import { useWho } from './useWho.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  alignItems: 'baseline',
  '& h3': { ...theme.typography.body1, margin: 0, fontWeight: 700 },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& > a': { ...theme.typography.body2, marginLeft: 'auto', paddingBlock: theme.spacing(2.5) },
}));
const Rows = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

type TodayOfSportProps = { plan: SportPlan; setup: BookingSetup; clock: ClubClock };

const rowHeight = 40;

/** Today's bookings of one sport, court by court, live. */
export const TodayOfSport = ({ plan, setup, clock }: TodayOfSportProps) => {
  const { t } = useTranslation(['today', 'core']);
  const sportName = useSportName();
  const errorText = useErrorText();
  const { sport } = plan;
  const day = useCourtPlan({ sport: sport.sport, date: clock.date });
  const who = useWho(usePlanNames(day, setup));
  const courts = courtsToday(sport.courts, day.bookings, clock.minute);
  const { bookings, inUse } = countsOf(courts);
  const name = sportName(sport.sport);
  return (
    <section aria-label={name}>
      <Head>
        <h3>{name}</h3>
        {day.shown && (
          <p>
            {t(($) => $.bookings, { count: bookings })}, {t(($) => $.inUse, { count: inUse })}
          </p>
        )}
        <Link to={`/booking?sport=${sport.sport}`} aria-label={t(($) => $.openPlanOf, { sport: name })}>
          {t(($) => $.openPlan)}
        </Link>
      </Head>
      {day.failure !== null && (
        <NoticeBox kind="error" role="alert">
          <p>{errorText(day.failure)}</p>
          <Button variant="secondary" onClick={day.refresh}>
            {t(($) => $.retry, { ns: 'core' })}
          </Button>
        </NoticeBox>
      )}
      {day.shown ? (
        <Rows>
          {courts.map((court) => (
            <CourtRow key={court.court.number} {...court} sport={sport} minute={clock.minute} who={who} />
          ))}
        </Rows>
      ) : (
        day.failure === null && <Skeleton height={rowHeight * courts.length} />
      )}
    </section>
  );
};
