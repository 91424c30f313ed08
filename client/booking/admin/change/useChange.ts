import { useState } from 'react';
import type { WholeDraft } from '../entry/bookingDraft.ts';
import { choicesOf, takenDatesOf } from '../entry/takenDates.ts';
import { useAvailability } from '../entry/useAvailability.ts';
import { useEntryDays } from '../entry/useEntryDays.ts';
import { canEndOn, changedFrom, checkOfChange, inputOfChange, isChange, needsReason } from './bookingChange.ts';
import { type KnownBooking, isUnchanged } from './knownBooking.ts';
import { useChangeChoices } from './useChangeChoices.ts';
import { useChangeDone } from './useChangeDone.ts';
import { useUpdateBooking } from './useUpdateBooking.ts';

type ChangeOptions = Readonly<{
  /** As it was when the change began. */
  before: KnownBooking;
  /** As it is now. */
  latest: KnownBooking;
  after: WholeDraft;
  /** Whether the fields say nothing against it. */
  isPossible?: boolean;
  onChanged: () => void;
}>;

/** What the server says about a change meanwhile; nothing is asked where there is no difference. */
const useChangePreview = (before: KnownBooking, after: WholeDraft) => {
  const { change, ...choices } = useChangeChoices(after);
  const isDifferent = isChange(changedFrom(before), change);
  const { answer, isCurrent, refresh } = useAvailability(checkOfChange(changedFrom(before), change));
  const known = isDifferent ? answer : null;
  return {
    ...{ change, ...choices, isDifferent, isCurrent, refresh },
    taken: known ? takenDatesOf(known, change.whole.choices) : [],
    preview: known && known.chosen,
    canSkip: known !== null && known.listed.occurrences > 1,
  };
};

/** Which dates a change is about and why, what the server says about it, and sending it. */
export const useChange = ({ before, latest, after, isPossible = true, onChanged }: ChangeOptions) => {
  const known = useChangePreview(before, after);
  const { change, taken, isDifferent, refresh } = known;
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { update, isBusy } = useUpdateBooking();
  const onDone = useChangeDone();
  const isStale = !isUnchanged(before, latest);
  const { days } = useEntryDays();
  const isLastDateWrong = !canEndOn(before, change, days.last);
  const isReasonNeeded = needsReason(changedFrom(before), change);
  const isReasonMissing = isReasonNeeded && change.reason.trim() === '';
  const submit = () => {
    setTried(true);
    setRefusal(null);
    if ([!isDifferent, !isPossible, isLastDateWrong, isStale, isBusy, isReasonMissing].includes(true)) return;
    const sent = { ...change, whole: { ...after, choices: choicesOf(taken) } };
    update(
      { ...inputOfChange(changedFrom(before), sent), expectedRevision: before.revision },
      {
        onDone: (bookings) => {
          onDone(before, sent, bookings);
          onChanged();
        },
        onRefused: (error) => {
          setRefusal(error);
          refresh();
        },
      },
    );
  };
  return {
    ...{ ...known, isStale, isBusy, refusal, submit, isLastDateWrong },
    ...{ isReasonNeeded, isReasonMissing: wasTried && isReasonMissing },
  };
};

export type Change = ReturnType<typeof useChange>;
