import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccurrenceChoice } from '@platzwart/contracts/booking';
import {
  type BookingDraft,
  type DraftIssue,
  type WholeDraft,
  checkOf,
  datesKey,
  emptyDraft,
  inputOf,
  issuesOf,
  withCategory,
} from './bookingDraft.ts';
import { choicesOf, takenDatesOf } from './takenDates.ts';
import { useAvailability } from './useAvailability.ts';
import { type BookedByAdmin, useBookAsAdmin } from './useBookAsAdmin.ts';

const none: readonly OccurrenceChoice[] = [];

/** Choices about taken dates, for as long as the dates are the same. */
const useChoices = (key: string) => {
  const [known, setKnown] = useState({ key, choices: none });
  const choose = (choices: readonly OccurrenceChoice[]) => setKnown({ key, choices });
  return { choices: known.key === key ? known.choices : none, choose };
};

/** The issue of a field in words, once sending was tried. */
const useIssueText = (issues: readonly DraftIssue[], isShown: boolean) => {
  const { t } = useTranslation('bookingAdmin');
  return (...of: readonly DraftIssue[]): string | undefined => {
    const issue = isShown ? of.find((each) => issues.includes(each)) : undefined;
    return issue && t(($) => $.entry.issues[issue]);
  };
};

/** What an admin fills in, what the server says about it meanwhile, and sending it. */
export const useBookingDraft = (
  sport: string,
  when: Pick<WholeDraft, 'date' | 'entry'>,
  onBooked: (booked: BookedByAdmin) => void,
) => {
  const [draft, setDraft] = useState<BookingDraft>(emptyDraft);
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { book, isBusy } = useBookAsAdmin();
  const { choices, choose } = useChoices(datesKey({ draft, ...when }));
  const { answer, isCurrent, refresh } = useAvailability(checkOf(sport, { draft, choices, ...when }));
  const taken = answer ? takenDatesOf(answer, choices) : [];
  const whole = { draft, choices: choicesOf(taken), ...when };
  const issues = issuesOf(whole);
  const submit = () => {
    setTried(true);
    setRefusal(null);
    if (issues.length > 0 || isBusy) return;
    const onRefused = (error: Error) => {
      setRefusal(error);
      refresh();
    };
    book(inputOf(sport, whole), { onDone: onBooked, onRefused });
  };
  return {
    draft,
    change: (changed: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...changed })),
    changeCategory: (category: BookingDraft['category']) => setDraft((before) => withCategory(before, category)),
    issueText: useIssueText(issues, wasTried),
    listed: answer?.listed.dates ?? [],
    chosen: answer?.chosen ?? null,
    canSkip: (answer?.listed.occurrences ?? 0) > 1,
    isCurrent,
    taken,
    choose,
    ...{ submit, isBusy, refusal },
  };
};
