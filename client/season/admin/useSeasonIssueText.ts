import { useTranslation } from 'react-i18next';
import { firstDayToEnter, lastDayToEnter } from '@platzwart/contracts/booking';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { clubClockAt } from '../../core/time/clubTime.ts';
import { useNow } from '../../core/time/useNow.ts';
import type { SeasonIssue } from './seasonIssues.ts';

/** Today in the club, and what is said about a field that is refused. */
export const useSeasonIssueText = () => {
  const { t } = useTranslation('seasonAdmin');
  const { date } = useFormat();
  const { date: today } = clubClockAt(useNow());
  const days = { first: date(firstDayToEnter(today), 'plain'), last: date(lastDayToEnter(today), 'plain') };
  return { today, issueText: (issue: SeasonIssue): string => t(($) => $.issues[issue], days) };
};
