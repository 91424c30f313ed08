import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeletionConsequences_preview$key } from '../../../__generated__/DeletionConsequences_preview.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useSportName } from '../../../core/texts/useSportName.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';

const List = styled('ul')(({ theme }) => ({ margin: 0, paddingLeft: theme.spacing(5) }));
const listedAtMost = 5;

/** What is lost, what is cancelled and what stays (decisions.md U13, B27). */
export const DeletionConsequences = ({ preview }: { preview: DeletionConsequences_preview$key }) => {
  const { t } = useTranslation('userAdmin');
  const { date, timeRange } = useFormat();
  const sportName = useSportName();
  const { futureBookings, pastBookings } = useFragment(
    graphql`
      fragment DeletionConsequences_preview on DeletionPreview {
        pastBookings
        futureBookings {
          id
          sport
          court
          date
          start
          end
        }
      }
    `,
    preview,
  );
  const more = futureBookings.length - listedAtMost;
  return (
    <>
      <NoticeBox kind="warning">{t(($) => $.users.remove.forGood)}</NoticeBox>
      {futureBookings.length === 0 ? (
        <p>{t(($) => $.users.remove.noFuture)}</p>
      ) : (
        <div>
          <p>{t(($) => $.users.remove.future, { count: futureBookings.length })}</p>
          <List>
            {futureBookings.slice(0, listedAtMost).map((booking) => (
              <li key={booking.id}>
                {t(($) => $.users.remove.booking, {
                  date: date(booking.date, 'plain'),
                  time: timeRange(booking.start, booking.end),
                  sport: sportName(booking.sport),
                  court: booking.court,
                })}
              </li>
            ))}
            {more > 0 && <li>{t(($) => $.users.remove.more, { count: more })}</li>}
          </List>
        </div>
      )}
      {pastBookings > 0 && <p>{t(($) => $.users.remove.past, { count: pastBookings })}</p>}
    </>
  );
};
