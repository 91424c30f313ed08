import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { returnFocus } from '../details/returnFocus.ts';
import { WhenFields } from '../entry/EntryFields.tsx';
import { issuesOf } from '../entry/bookingDraft.ts';
import { dayIssuesOf } from '../entry/entryDays.ts';
import { useEntryDays } from '../entry/useEntryDays.ts';
import type { Target } from '../move/moveTarget.ts';
import { BookingToChange } from './BookingToChange.tsx';
import { movedTo, wholeOf } from './bookingChange.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { KnownBooking } from './knownBooking.ts';

type KnownMoveProps = { plan: SportPlan; latest: KnownBooking; to: Target | null; onClose: () => void };

const KnownMove = ({ plan, latest, to, onClose }: KnownMoveProps) => {
  const { t } = useTranslation('bookingAdmin');
  const [before, setBefore] = useState(latest);
  const [after, setAfter] = useState(() => (to ? movedTo(wholeOf(latest), to) : wholeOf(latest)));
  const { days, names } = useEntryDays();
  const [ofDay] = dayIssuesOf(after, { ...days, known: before.date });
  const ofTimes = issuesOf(after).find((issue) => issue === 'end' || issue === 'tooShort');
  const textOf = (issue: typeof ofDay | typeof ofTimes) => issue && t(($) => $.entry.issues[issue], names);
  return (
    <ChangeForm
      {...{ plan, before, latest, after }}
      isPossible={!ofDay && !ofTimes}
      onRestart={() => {
        setBefore(latest);
        setAfter((kept) => ({ ...wholeOf(latest), date: kept.date, entry: kept.entry }));
      }}
      onCancel={onClose}
      onChanged={onClose}
    >
      <WhenFields
        plan={plan}
        date={after.date}
        entry={after.entry}
        courts="one"
        errors={{ courts: undefined, date: textOf(ofDay), end: textOf(ofTimes) }}
        onMove={(change) => setAfter((known) => ({ ...known, ...change }))}
      />
    </ChangeForm>
  );
};

/** The dialog returns the focus to the booking; where that has left its place, it goes to the plan. */
const useFocusAfterwards = (): void =>
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) returnFocus(null);
      }),
    [],
  );

type MoveSheetProps = {
  plan: SportPlan;
  /** The `_id` of the booking. */
  id: string;
  /** Where it was let go in the plan; null where its new place is still to be chosen. */
  to: Target | null;
  onClose: () => void;
};

/** Moves a booking, or makes it longer or shorter: old → new, price, e-mail, dates of its series, reason; then one confirmation. */
export const MoveSheet = ({ plan, id, to, onClose }: MoveSheetProps) => {
  const { t } = useTranslation('bookingAdmin');
  useFocusAfterwards();
  return (
    <AdminDialog title={t(($) => $.move.title)} onClose={onClose}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <BookingToChange id={id}>
            {(latest) => <KnownMove plan={plan} latest={latest} to={to} onClose={onClose} />}
          </BookingToChange>
        </Suspense>
      </RetryBoundary>
    </AdminDialog>
  );
};
