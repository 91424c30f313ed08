import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useBookingSetup } from '../data/useBookingSetup.ts';
import { TodayOfSport } from './TodayOfSport.tsx';

const Sports = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  container: 'today / inline-size',
}));

/** Who plays where today, per sport and court; changes by itself when somebody books or cancels. */
export const TodayPlan = () => {
  const { t } = useTranslation('today');
  const setup = useBookingSetup();
  const clock = useClubClock();
  return (
    <Card title={t(($) => $.title)}>
      {setup.plans.length === 0 && <p>{t(($) => $.noCourts)}</p>}
      <Sports>
        {setup.plans.map((plan) => (
          <TodayOfSport key={plan.sport.sport} {...{ plan, setup, clock }} />
        ))}
      </Sports>
    </Card>
  );
};
