import styled from '@emotion/styled';
import { mdiCalendarPlusOutline, mdiCancel } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EventCard_event$key } from '../__generated__/EventCard_event.graphql.ts';
import { useSportName } from '../core/texts/useSportName.ts';
import { buttonStyles } from '../ui/buttons/buttonStyles.ts';
import { StateMark } from '../ui/feedback/StateMark.tsx';
import { Icon } from '../ui/graphics/Icon.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Unbroken } from '../ui/layout/Unbroken.tsx';
import { useEventTime } from './useEventTime.ts';

const When = styled('p')({ fontWeight: 600 });
const Facts = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' }));
/** As the club wrote it, line by line. */
const Description = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Save = styled('a')(({ theme }) => ({ ...buttonStyles({ theme, variant: 'quiet' }), justifySelf: 'start' }));

/** One event: what, when and where; one that is called off stays visible (decisions.md N76). */
export const EventCard = ({ event: key }: { event: EventCard_event$key }) => {
  const { t } = useTranslation('clubEvent');
  const sportName = useSportName();
  const event = useFragment(
    graphql`
      fragment EventCard_event on Event {
        _id
        name
        category
        homeAway
        description
        where
        sport
        courts
        cancelled
        ...useEventTime_event
      }
    `,
    key,
  );
  const { days, times } = useEventTime(event);
  const { name, category, homeAway, where, sport, courts } = event;
  const facts = [
    t(($) => $.categories[category]),
    homeAway && t(($) => $.homeAway[homeAway]),
    where,
    sport && sportName(sport),
    courts.length > 0 && t(($) => $.courts, { count: courts.length, courts: courts.join(', ') }),
  ];
  return (
    <Card title={name}>
      {event.cancelled && (
        <StateMark kind="error" icon={mdiCancel}>
          {t(($) => $.cancelled)}
        </StateMark>
      )}
      <When>
        {days} · <Unbroken>{times}</Unbroken>
      </When>
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      {event.description != null && <Description>{event.description}</Description>}
      <Save href={`/calendar/events/${event._id}.ics`} download aria-label={t(($) => $.saveNamed, { name })}>
        <Icon path={mdiCalendarPlusOutline} />
        {t(($) => $.save)}
      </Save>
    </Card>
  );
};
