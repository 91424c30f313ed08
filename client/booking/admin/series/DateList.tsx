import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { AddableDate } from './useAddOccurrence.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(2, 0),
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2, 4), alignItems: 'center' },
}));

/** A cancelled season has dozens of dates: so many of them are shown before somebody asks. */
const shownAtFirst = 6;

export type ListedDate = AddableDate & Readonly<{ what: string; note?: string | undefined }>;

type DateListProps = {
  title: string;
  dates: readonly ListedDate[];
  /** What the button of each date says, and what it says to those who do not see the date beside it. */
  action: string;
  actionNamed: (what: string) => string;
  isBusy: boolean;
  onAdd: (date: ListedDate) => void;
};

/** Dates of a series without a booking, each with a way to book it. Renders nothing without one. */
export const DateList = ({ title, dates, action, actionNamed, isBusy, onAdd }: DateListProps) => {
  const { t } = useTranslation('bookingAdmin');
  const [isWhole, setWhole] = useState(false);
  if (dates.length === 0) return null;
  const shown = isWhole ? dates : dates.slice(0, shownAtFirst);
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <List>
        {shown.map((each) => (
          <li key={each.date}>
            <span>
              {each.what}
              {each.note && ` (${each.note})`}
            </span>
            <Button variant="secondary" aria-label={actionNamed(each.what)} isBusy={isBusy} onClick={() => onAdd(each)}>
              {action}
            </Button>
          </li>
        ))}
      </List>
      {shown.length < dates.length && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {t(($) => $.series.more, { count: dates.length - shown.length })}
        </Button>
      )}
    </section>
  );
};
