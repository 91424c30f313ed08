import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccurrenceChoice } from '@platzwart/contracts/booking';
import type { LocalDate } from '@platzwart/contracts/core';
import {
  type BookingDraft,
  type DraftIssue,
  type WholeDraft,
  datesKey,
  issuesOf,
  withCategory,
} from './bookingDraft.ts';
import { type DayIssue, dayIssuesOf } from './entryDays.ts';
import { choicesOf, takenDatesOf } from './takenDates.ts';
import { useAvailability } from './useAvailability.ts';
import type { AdminBookingInput } from './useBookAsAdmin.ts';
import { useEntryDays } from './useEntryDays.ts';

const none: readonly OccurrenceChoice[] = [];

/** Choices about taken dates, for as long as the dates are the same. */
const useChoices = (key: string) => {
  const [known, setKnown] = useState({ key, choices: none });
  const choose = (choices: readonly OccurrenceChoice[]) => setKnown({ key, choices });
  return { choices: known.key === key ? known.choices : none, choose };
};

/** The issue of a field in words, once sending was tried. */
const useIssueText = (issues: readonly Issue[], isShown: boolean) => {
  const { t } = useTranslation('bookingAdmin');
  const { names } = useEntryDays();
  return (...of: readonly Issue[]): string | undefined => {
    const issue = isShown ? of.find((each) => issues.includes(each)) : undefined;
    return issue && t(($) => $.entry.issues[issue], names);
  };
};

type DraftOptions = Readonly<{
  initial: BookingDraft;
  when: Pick<WholeDraft, 'date' | 'entry'>;
  /** What the server is asked meanwhile; null as long as it could not answer. */
  checkOf: (whole: WholeDraft) => AdminBookingInput | null;
  /** The day of a booking that exists, which it may keep. */
  known?: LocalDate;
}>;

type Issue = DraftIssue | DayIssue;

/** What an admin fills in, and what the server says about it meanwhile. */
export const useBookingDraft = ({ initial, when, checkOf, known }: DraftOptions) => {
  const [draft, setDraft] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const { choices, choose } = useChoices(datesKey({ draft, ...when }));
  const { answer, isCurrent, refresh } = useAvailability(checkOf({ draft, choices, ...when }));
  const taken = answer ? takenDatesOf(answer, choices) : [];
  const whole = { draft, choices: choicesOf(taken), ...when };
  const { days } = useEntryDays();
  const issues = [...issuesOf(whole), ...dayIssuesOf(whole, { ...days, known })];
  return {
    draft,
    whole,
    setDraft,
    change: (changed: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...changed })),
    changeCategory: (category: BookingDraft['category']) => setDraft((before) => withCategory(before, category)),
    issueText: useIssueText(issues, wasTried),
    listed: answer?.listed.dates.filter(({ leftOut }) => !leftOut) ?? [],
    chosen: answer?.chosen ?? null,
    canSkip: (answer?.listed.occurrences ?? 0) > 1,
    ...{ isCurrent, refresh, taken, choose },
    /** Whether nothing is missing; from now on the form says what is. */
    check: (): boolean => {
      setTried(true);
      return issues.length === 0;
    },
  };
};
