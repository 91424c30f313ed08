import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SeasonPlansQuery } from '../../__generated__/SeasonPlansQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { NewSeasonForm } from './NewSeasonForm.tsx';
import { SeasonBoard } from './SeasonBoard.tsx';
import { useSeasonChanges } from './useSeasonChanges.ts';

/** The drafts of a sport, and the form for the next one where none is open. */
export const SeasonPlans = ({ sport }: { sport: string }) => {
  const [changes, setChanges] = useState(0);
  const [, startTransition] = useTransition();
  const refresh = () => startTransition(() => setChanges((before) => before + 1));
  useSeasonChanges(refresh);
  const { t } = useTranslation('seasonAdmin');
  const { seasonPlans, bookingInfos } = useLazyLoadQuery<SeasonPlansQuery>(
    graphql`
      query SeasonPlansQuery($sport: String!) {
        seasonPlans(sport: $sport) {
          _id
          isOpen
          ...SeasonBoard_plan
        }
        bookingInfos {
          allowedSaisonBookings
        }
      }
    `,
    { sport },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  const isAnyOpen = seasonPlans.some(({ isOpen }) => isOpen);
  return (
    <>
      {!bookingInfos.allowedSaisonBookings && (
        <NoticeBox kind="info">
          {t(($) => $.off)} <Link to="/dashboard/settings/rules">{t(($) => $.toRules)}</Link>
        </NoticeBox>
      )}
      {!isAnyOpen && bookingInfos.allowedSaisonBookings && <NewSeasonForm sport={sport} onPlanned={refresh} />}
      {seasonPlans.map((plan) => (
        <SeasonBoard key={plan._id} plan={plan} onChanged={refresh} />
      ))}
    </>
  );
};
