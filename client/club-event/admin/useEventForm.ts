import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastDayToEnter } from '@platzwart/contracts/booking';
import { refusedFields } from '../../core/errors/refusedFields.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { MutationCallbacks } from '../../core/relay/useIdempotentMutation.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { type DraftIssue, type EventDraft, type EventInput, courtsInputOf, inputOf, issuesOf } from './eventDraft.ts';
import { useEventConflicts } from './useEventConflicts.ts';

type Saved = Readonly<{
  initial: EventDraft;
  /** Null for a new event. */
  eventId: string | null;
  /** It is called off, and occupies no courts. */
  isCancelled: boolean;
  save: (input: EventInput, answer: MutationCallbacks<unknown>) => void;
  onSaved: (name: string) => void;
}>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an ADMIN fills in about an event, what is in the way of its courts, and sending it. */
export const useEventForm = ({ initial, eventId, isCancelled, save, onSaved }: Saved) => {
  const { t } = useTranslation('clubEventAdmin');
  const { date } = useFormat();
  const [draft, setDraft] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const courts = isCancelled ? null : courtsInputOf(draft);
  const { conflicts, refresh } = useEventConflicts(courts, eventId);
  const mustDecide = eventId === null || !isSame(courts, courtsInputOf(initial));
  const last = lastDayToEnter(useClubClock().date);
  const isMoved = draft.date !== initial.date || draft.endDate !== initial.endDate;
  const issues = issuesOf(draft, { conflicts: conflicts.length, mustDecide, last: isMoved ? last : null });
  const errorOf = (...of: readonly DraftIssue[]): string | undefined => {
    const issue = wasTried ? of.find((each) => issues.includes(each)) : undefined;
    return issue && t(($) => $.issues[issue], { last: date(last, 'plain') });
  };
  const refusedText = refusedFields(
    refusal,
    t(($) => $.refused),
  );
  const submit = () => {
    setTried(true);
    setRefusal(null);
    if (issues.length > 0) return;
    save(inputOf(draft, conflicts.length), {
      onDone: () => {
        setDone(true);
        onSaved(draft.name.trim());
      },
      onRefused: (error) => {
        setRefusal(error);
        refresh();
      },
    });
  };
  return {
    ...{ draft, conflicts, mustDecide, errorOf, refusedText, refusal, submit },
    change: (changed: Partial<EventDraft>) => setDraft((before) => ({ ...before, ...changed })),
    isDirty: !isDone && !isSame(draft, initial),
  };
};
export type EventFormState = ReturnType<typeof useEventForm>;
