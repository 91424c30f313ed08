import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { QuotaNoteQuery } from '../../__generated__/QuotaNoteQuery.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { minutesOf } from '../../courtPlan/plan/slot.ts';
import type { Block } from '../../courtPlan/selection/mergeSlots.ts';
import type { Quota } from '../data/useBookingSetup.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li[data-over="true"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

type Line = Readonly<{ key: string; text: string; isOver: boolean }>;
type QuotaNoteProps = {
  blocks: readonly Block[];
  quota: Quota;
  /** The child that is booked for; null: the viewer. */
  userID: string | null;
};

const useLines = ({ blocks, quota, userID }: QuotaNoteProps): readonly Line[] => {
  const { t } = useTranslation('deferredBooking');
  const { date: dateText, duration } = useFormat();
  const dates = [...new Set(blocks.map(({ date }) => date))];
  const { bookingQuota } = useLazyLoadQuery<QuotaNoteQuery>(
    graphql`
      query QuotaNoteQuery($dates: [Date!]!, $userID: ID) {
        bookingQuota(dates: $dates, userID: $userID) {
          openBookings
          days {
            date
            minutes
          }
        }
      }
    `,
    { dates, ...(userID !== null && { userID }) },
    { fetchPolicy: 'store-and-network' },
  );
  const { maxOpenBookings, maxMinutesPerDay, maxParallel } = quota;
  const open = bookingQuota.openBookings + blocks.length;
  const chosenOn = (date: string): number =>
    blocks.filter((block) => block.date === date).reduce((sum, block) => sum + minutesOf(block), 0);
  const daysOf = (most: number): readonly Line[] =>
    bookingQuota.days.map(({ date, minutes }) => {
      const count = minutes + chosenOn(date);
      const text = t(($) => $.quota.day, { date: dateText(date, 'day'), used: duration(count), most: duration(most) });
      return { key: date, text, isOver: count > most };
    });
  return [
    ...(maxOpenBookings == null
      ? []
      : [
          {
            ...{ key: 'open', isOver: open > maxOpenBookings },
            text: t(($) => $.quota.open, { open, most: maxOpenBookings }),
          },
        ]),
    ...(maxMinutesPerDay == null ? [] : daysOf(maxMinutesPerDay)),
    ...(maxParallel == null
      ? []
      : [{ key: 'parallel', isOver: false, text: t(($) => $.quota.parallel, { count: maxParallel }) }]),
  ];
};

/** How much of the club's limits the viewer will have used with this order, before the server refuses it (decisions.md N7). */
export const QuotaNote = (props: QuotaNoteProps) => {
  const { t } = useTranslation('deferredBooking');
  return (
    <List aria-label={t(($) => $.quota.label)}>
      {useLines(props).map(({ key, text, isOver }) => (
        <li key={key} data-over={isOver}>
          {isOver ? t(($) => $.quota.over, { text }) : text}
        </li>
      ))}
    </List>
  );
};
