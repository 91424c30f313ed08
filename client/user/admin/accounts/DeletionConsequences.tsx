import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeletionConsequences_preview$key } from '../../../__generated__/DeletionConsequences_preview.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { FutureBookingList } from './FutureBookingList.tsx';

/** What is lost, what is cancelled and what stays (decisions.md U13, B27). */
export const DeletionConsequences = ({ preview: key }: { preview: DeletionConsequences_preview$key }) => {
  const { t } = useTranslation('userAdmin');
  const preview = useFragment(
    graphql`
      fragment DeletionConsequences_preview on DeletionPreview {
        pastBookings
        hoursLeft
        futureBookings {
          __typename
        }
        ...FutureBookingList_preview
      }
    `,
    key,
  );
  const { hours } = useFormat();
  const { futureBookings, pastBookings, hoursLeft } = preview;
  return (
    <>
      <NoticeBox kind="warning">{t(($) => $.users.remove.forGood)}</NoticeBox>
      {futureBookings.length === 0 ? (
        <p>{t(($) => $.users.remove.noFuture)}</p>
      ) : (
        <div>
          <p>{t(($) => $.users.remove.future, { count: futureBookings.length })}</p>
          <FutureBookingList preview={preview} />
        </div>
      )}
      {hoursLeft > 0 && (
        <NoticeBox kind="warning">{t(($) => $.users.remove.hours, { hours: hours(hoursLeft) })}</NoticeBox>
      )}
      {pastBookings > 0 && <p>{t(($) => $.users.remove.past, { count: pastBookings })}</p>}
    </>
  );
};
