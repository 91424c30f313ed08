import { useState, useTransition } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SeasonPlansQuery } from '../../__generated__/SeasonPlansQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { NewSeasonForm } from './NewSeasonForm.tsx';
import { SeasonBoard } from './SeasonBoard.tsx';
import { useSeasonChanges } from './useSeasonChanges.ts';

/** The drafts of a sport, and the form for the next one where none is open. */
export const SeasonPlans = ({ sport }: { sport: string }) => {
  const [changes, setChanges] = useState(0);
  const [, startTransition] = useTransition();
  const refresh = () => startTransition(() => setChanges((before) => before + 1));
  useSeasonChanges(refresh);
  const { seasonPlans } = useLazyLoadQuery<SeasonPlansQuery>(
    graphql`
      query SeasonPlansQuery($sport: String!) {
        seasonPlans(sport: $sport) {
          _id
          isOpen
          ...SeasonBoard_plan
        }
      }
    `,
    { sport },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  const isAnyOpen = seasonPlans.some(({ isOpen }) => isOpen);
  return (
    <>
      {!isAnyOpen && <NewSeasonForm sport={sport} onPlanned={refresh} />}
      {seasonPlans.map((plan) => (
        <SeasonBoard key={plan._id} plan={plan} onChanged={refresh} />
      ))}
    </>
  );
};
