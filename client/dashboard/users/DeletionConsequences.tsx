import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/useFormat.ts';
import { useSportName } from '../../core/useSportName.ts';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import type { DeletionPreview } from './useDeletionPreview.ts';

const List = styled('ul')(({ theme }) => ({ margin: 0, paddingLeft: theme.spacing(5) }));
const listedAtMost = 5;

/** What is lost, what is cancelled and what stays (decisions.md U13, B27). */
export const DeletionConsequences = ({ preview }: { preview: DeletionPreview }) => {
  const { t } = useTranslation('dashboard');
  const { date, timeRange } = useFormat();
  const sportName = useSportName();
  const { futureBookings, pastBookings } = preview;
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
