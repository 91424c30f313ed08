import { mdiCancel, mdiCheck } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { EventListQuery } from '../../__generated__/EventListQuery.graphql.ts';
import type { EventListWhen_event$key } from '../../__generated__/EventListWhen_event.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { AdminStateChip } from '../../ui/material/admin/AdminStateChip.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { useEventTime } from '../useEventTime.ts';

type Listed = EventListQuery['response']['events'][number];

const When = ({ event }: { event: EventListWhen_event$key }) => {
  const { days, times } = useEventTime(
    useFragment(
      graphql`
        fragment EventListWhen_event on Event {
          ...useEventTime_event
        }
      `,
      event,
    ),
  );
  return (
    <>
      {days}
      <br />
      {times}
    </>
  );
};

const State = ({ isCancelled }: { isCancelled: boolean }) => {
  const { t } = useTranslation(['clubEventAdmin', 'clubEvent']);
  return isCancelled ? (
    <AdminStateChip kind="error" icon={mdiCancel} label={t(($) => $.cancelled, { ns: 'clubEvent' })} />
  ) : (
    <AdminStateChip kind="success" icon={mdiCheck} label={t(($) => $.planned)} />
  );
};

const hasText = ({ name, where }: Listed, search: string): boolean =>
  `${name} ${where ?? ''}`.toLowerCase().includes(search.toLowerCase());

/** What is to come first, the next one on top; then what was, the latest on top. */
const inOrder = (events: readonly Listed[], today: string): readonly Listed[] => [
  ...events.filter(({ endDate }) => endDate >= today),
  ...events.filter(({ endDate }) => endDate < today).toReversed(),
];

type EventListProps = { search: string; isPastShown: boolean };

export const EventList = ({ search, isPastShown }: EventListProps) => {
  const { t } = useTranslation(['clubEventAdmin', 'clubEvent']);
  const { date: today } = useClubClock();
  const { events } = useLazyLoadQuery<EventListQuery>(
    graphql`
      query EventListQuery($from: Date) {
        events(from: $from) {
          _id
          name
          category
          endDate
          where
          courts
          cancelled
          ...EventListWhen_event
        }
      }
    `,
    { from: isPastShown ? null : today },
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  const shown = inOrder(events, today).filter((event) => hasText(event, search));
  if (events.length === 0) return <EmptyList title={t(($) => $.none)} text={t(($) => $.noneText)} />;
  if (shown.length === 0) return <EmptyList title={t(($) => $.noneFound)} text={t(($) => $.noneFoundText)} />;
  return (
    <AdminTable
      label={t(($) => $.list)}
      columns={[
        { label: t(($) => $.name) },
        { label: t(($) => $.when) },
        { label: t(($) => $.category), isNarrow: true },
        { label: t(($) => $.courts), isNarrow: true },
        { label: t(($) => $.state) },
      ]}
      rows={shown.map((event) => ({
        key: event._id,
        cells: [
          <Link key="name" to={`/dashboard/event/${event._id}/edit`}>
            {event.name}
          </Link>,
          <When key="when" event={event} />,
          t(($) => $.categories[event.category], { ns: 'clubEvent' }),
          event.courts.length > 0 ? event.courts.join(', ') : t(($) => $.noCourts),
          <State key="state" isCancelled={event.cancelled} />,
        ],
      }))}
    />
  );
};
