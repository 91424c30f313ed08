import styled from '@emotion/styled';
import { mdiCancel } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { UpcomingEventsQuery } from '../../__generated__/UpcomingEventsQuery.graphql.ts';
import type { UpcomingEvents_event$key } from '../../__generated__/UpcomingEvents_event.graphql.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { StateMark } from '../../ui/feedback/StateMark.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Unbroken } from '../../ui/layout/Unbroken.tsx';
import { useRetryKey } from '../relay/retryKey.ts';
import { useFormat } from '../formatting/useFormat.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: theme.spacing(4),
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
}));
const Name = styled('p')({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });
const When = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

const UpcomingEvent = ({ event: key }: { event: UpcomingEvents_event$key }) => {
  const { t } = useTranslation('upcomingEvents');
  const format = useFormat();
  const { name, date, endDate, start, end, cancelled } = useFragment(
    graphql`
      fragment UpcomingEvents_event on Event {
        name
        date
        endDate
        start
        end
        cancelled
      }
    `,
    key,
  );
  const time = start != null && (end == null ? t(($) => $.from, { time: start }) : format.timeRange(start, end));
  return (
    <li>
      <Name>{name}</Name>
      <When>
        {format.date(date)}
        {endDate !== date && ` ${t(($) => $.until, { date: format.date(endDate) })}`}
        {time !== false && (
          <>
            , <Unbroken>{time}</Unbroken>
          </>
        )}
      </When>
      {cancelled && (
        <StateMark kind="error" icon={mdiCancel}>
          {t(($) => $.cancelled)}
        </StateMark>
      )}
    </li>
  );
};

/** The next events of the club (decisions.md W1). Renders nothing where none is coming up. */
export const UpcomingEvents = () => {
  const { t } = useTranslation('upcomingEvents');
  const { upcomingEvents } = useLazyLoadQuery<UpcomingEventsQuery>(
    graphql`
      query UpcomingEventsQuery {
        upcomingEvents {
          _id
          ...UpcomingEvents_event
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  if (upcomingEvents.length === 0) return null;
  return (
    <Card title={t(($) => $.title)}>
      <List>
        {upcomingEvents.map((event) => (
          <UpcomingEvent key={event._id} event={event} />
        ))}
      </List>
      <Link to="/home/events">{t(($) => $.all)}</Link>
    </Card>
  );
};
