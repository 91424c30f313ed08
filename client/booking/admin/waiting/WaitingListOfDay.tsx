import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { LocalDate } from '@platzwart/contracts/core';
import type { WaitingListOfDayQuery } from '../../../__generated__/WaitingListOfDayQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';

/** In order of joining, each with what happened to it. */
export const WaitingListOfDay = ({ sport, date }: { sport: string; date: LocalDate }) => {
  const { t } = useTranslation('bookingAdmin');
  const { timeRange, duration, instant } = useFormat();
  const courtName = useCourtName();
  const { waitingListOfDay } = useLazyLoadQuery<WaitingListOfDayQuery>(
    graphql`
      query WaitingListOfDayQuery($sport: String!, $date: Date!) {
        waitingListOfDay(sport: $sport, date: $date) {
          _id
          from
          to
          minutes
          user {
            firstName
            lastName
            userID
          }
          steps {
            kind
            at
            court
            start
            end
          }
        }
      }
    `,
    { sport, date },
    { fetchPolicy: 'network-only' },
  );
  type Step = (typeof waitingListOfDay)[number]['steps'][number];
  const textOf = ({ kind, at, court, start, end }: Step): string => {
    const slot = court && start && end ? ` (${courtName({ sport, court })}, ${timeRange(start, end)})` : '';
    return `${instant(Date.parse(at))}: ${t(($) => $.waiting.steps[kind])}${slot}`;
  };
  if (waitingListOfDay.length === 0) return <p>{t(($) => $.waiting.none)}</p>;
  return (
    <ol>
      {waitingListOfDay.map(({ _id, from, to, minutes, user, steps }) => (
        <li key={_id}>
          <strong>{user ? `${user.firstName} ${user.lastName} (${user.userID})` : t(($) => $.waiting.nobody)}</strong>
          {`: ${timeRange(from, to)}, ${duration(minutes)}`}
          <ul>
            {steps.map((step) => (
              <li key={`${step.kind} ${step.at}`}>{textOf(step)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};
