import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { WholeDraft } from '../entry/bookingDraft.ts';
import { EntrySummary } from '../entry/EntrySummary.tsx';
import { TakenDates } from '../entry/TakenDates.tsx';
import { wholeOf } from './bookingChange.ts';
import { BookingLine } from './BookingLine.tsx';
import { ChangeProblems } from './ChangeProblems.tsx';
import { ChangeReview } from './ChangeReview.tsx';
import { KeptDates } from './KeptDates.tsx';
import type { KnownBooking } from './knownBooking.ts';
import { ReasonField } from './ReasonField.tsx';
import { ScopeField } from './ScopeField.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { type Change, useChange } from './useChange.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& p': { margin: 0 },
}));
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(3),
}));

type SeriesPartsProps = { change: Change; before: KnownBooking };

const SeriesParts = ({ change, before: { date, enddate } }: SeriesPartsProps) => (
  <>
    <ScopeField change={change} date={date} enddate={enddate ?? null} />
    <EntrySummary chosen={change.preview} taken={change.taken} isCurrent={change.isCurrent} />
    <KeptDates kept={change.preview?.kept ?? []} />
  </>
);

const ChangeButtons = ({ change, onCancel }: { change: Change; onCancel: () => void }) => {
  const { t } = useTranslation('bookingAdmin');
  return (
    <>
      {!change.isDifferent && <p>{t(($) => $.change.nothing)}</p>}
      <Buttons>
        <Button variant="secondary" onClick={onCancel}>
          {t(($) => $.change.cancel)}
        </Button>
        <Button type="submit" isBusy={change.isBusy}>
          {t(($) => $.change.confirm)}
        </Button>
      </Buttons>
    </>
  );
};

type ChangeFormProps = {
  plan: SportPlan;
  before: KnownBooking;
  latest: KnownBooking;
  after: WholeDraft;
  /** Whether the fields say nothing against it; only then it is sent. */
  isPossible?: boolean;
  /** Fields for what is not fixed yet. */
  children?: ReactNode;
  /** Begins again with the latest state. */
  onRestart: () => void;
  /** Keeps what was entered, as a change of the latest state. */
  onKeep?: () => void;
  onCancel: () => void;
  onChanged: () => void;
};

/** What a change of a booking does, for which dates, and why; nothing is sent before it is confirmed (decisions.md B18, N14). */
export const ChangeForm = ({
  plan,
  before,
  after,
  children,
  onRestart,
  onKeep,
  onCancel,
  ...rest
}: ChangeFormProps) => {
  const change = useChange({ before, after, ...rest });
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.submit();
      }}
    >
      <BookingLine booking={before} />
      {change.isStale && (
        <StaleNotice {...{ plan, before, onRestart }} latest={rest.latest} {...(onKeep && { onKeep })} />
      )}
      {children}
      <ChangeReview plan={plan} before={wholeOf(before)} after={after} preview={change.preview} />
      {before.seriesID != null && <SeriesParts change={change} before={before} />}
      <TakenDates
        taken={change.taken}
        draft={{ ...after.draft, reason: change.change.reason }}
        courts={plan.sport.courts}
        canSkip={change.canSkip}
        hasOwnReason={false}
        reasonError={undefined}
        onChoose={change.choose}
        onChange={() => undefined}
      />
      <ReasonField change={change} />
      <ChangeProblems change={change} />
      <ChangeButtons change={change} onCancel={onCancel} />
    </Form>
  );
};
