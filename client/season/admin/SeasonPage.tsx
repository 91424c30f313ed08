import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useClubSports } from '../../core/useClubSports.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { SeasonPlans } from './SeasonPlans.tsx';

const Intro = styled('p')({ maxWidth: 720, marginTop: 0 });
const Bar = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(5),
  [theme.breakpoints.up('sm')]: { maxWidth: 320 },
}));

/** Last season becomes the next one (docs/adr/0041-season-take-over.md). */
export const SeasonPage = () => {
  const { t } = useTranslation('seasonAdmin');
  const sports = useClubSports();
  const sportName = useSportName();
  const named = useParams()['sport']?.toUpperCase();
  const [chosen, setChosen] = useState<string | undefined>(named);
  const sport = sports.find((each) => each === chosen) ?? sports[0];
  return (
    <Page title={t(($) => $.title)}>
      <Intro>{t(($) => $.intro)}</Intro>
      {sports.length > 1 && sport && (
        <Bar>
          <AdminSelect
            label={t(($) => $.sport)}
            value={sport}
            options={sports.map((each) => ({ value: each, label: sportName(each) }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Bar>
      )}
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          {sport ? <SeasonPlans key={sport} sport={sport} /> : <ListSkeleton />}
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
