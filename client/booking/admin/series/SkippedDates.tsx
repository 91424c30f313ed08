import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SkippedDates_booking$key } from '../../../__generated__/SkippedDates_booking.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { useAddOccurrence } from './useAddOccurrence.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2, 4), alignItems: 'center' },
}));

/** The dates to come that a series leaves out, each with a way to book it after all (decisions.md N15). Renders nothing without one. */
export const SkippedDates = ({ booking: key }: { booking: SkippedDates_booking$key }) => {
  const { t } = useTranslation('bookingAdmin');
  const { date: dayText } = useFormat();
  const { date: today } = useClubClock();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { add, isBusy } = useAddOccurrence();
  const { _id, skipped } = useFragment(
    graphql`
      fragment SkippedDates_booking on Booking {
        _id
        skipped {
          date
          court
          reason
        }
      }
    `,
    key,
  );
  const dates = [...new Set((skipped ?? []).map(({ date }) => date))]
    .filter((date) => date >= today && !added.includes(date))
    .map((date) => ({ date, all: (skipped ?? []).filter((each) => each.date === date) }));
  if (dates.length === 0) return null;
  return (
    <section aria-label={t(($) => $.series.skipped)}>
      <strong>{t(($) => $.series.skipped)}</strong>
      <List>
        {dates.map(({ date, all }) => {
          const courts = all.map(({ court }) => court).join(', ');
          const what = t(($) => $.series.skippedDate, { date: dayText(date), courts });
          const [first] = all;
          return (
            <li key={date}>
              <span>
                {what}
                {first && ` (${t(($) => $.series.reasons[first.reason])})`}
              </span>
              <Button
                variant="secondary"
                aria-label={t(($) => $.series.addNamed, { what })}
                isBusy={isBusy}
                onClick={() => add(_id, date, () => setAdded((known) => [...known, date]))}
              >
                {t(($) => $.series.add)}
              </Button>
            </li>
          );
        })}
      </List>
    </section>
  );
};
