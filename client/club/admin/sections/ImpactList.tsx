import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ImpactListQuery } from '../../../__generated__/ImpactListQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { Unbroken } from '../../../ui/layout/Unbroken.tsx';

export const impactQuery = graphql`
  query ImpactListQuery($infos: TimeAndCourtInfosInput!) {
    settingsImpact(infos: $infos) {
      total
      bookings {
        _id
        date
        start
        end
        court
        user {
          firstName
          lastName
        }
        title
      }
    }
  }
`;
export type Impact = ImpactListQuery['response']['settingsImpact'];

/** The question and its buttons stay in sight. */
const Bookings = styled('ul')(({ theme }) => ({
  maxHeight: '12rem',
  margin: 0,
  paddingLeft: theme.spacing(5),
  overflowY: 'auto',
}));

/** The bookings that would be cancelled: the first hundred, and how many more. */
export const ImpactList = ({ impact }: { impact: Impact }) => {
  const { t } = useTranslation('settingsAdmin');
  const format = useFormat();
  const more = impact.total - impact.bookings.length;
  return (
    <NoticeBox kind="warning" role="alert">
      <p>{t(($) => $.sports.impact, { count: impact.total })}</p>
      <Bookings tabIndex={0} aria-label={t(($) => $.sports.impactList)}>
        {impact.bookings.map(({ _id, date, start, end, court, user, title }) => (
          <li key={_id}>
            {format.date(date)}, <Unbroken>{format.timeRange(start, end)}</Unbroken>,{' '}
            {t(($) => $.sports.court, { number: court })}: {user ? `${user.firstName} ${user.lastName}` : title}
          </li>
        ))}
        {more > 0 && <li>{t(($) => $.sports.impactMore, { count: more })}</li>}
      </Bookings>
    </NoticeBox>
  );
};
