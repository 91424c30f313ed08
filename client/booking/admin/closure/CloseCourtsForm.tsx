import { useState } from 'react';
import { mdiBroom, mdiDotsHorizontalCircleOutline, mdiWeatherRainy } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { localTimeSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import type { ClubClock } from '../../../courtPlan/plan/clubClock.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { RadioTiles } from '../../../ui/forms/RadioTiles.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import type { SharedBooking } from '../../data/planBookingOf.ts';
import { CourtChecks } from '../entry/CourtChecks.tsx';
import { ClosureImpact } from './ClosureImpact.tsx';
import { type ClosureCause, closureCauses, closureEnds, outdoorCourts, usualEnd } from './closureDraft.ts';
import { useCloseCourts } from './useCloseCourts.ts';
import { useClosureImpact } from './useClosureImpact.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

const icons: Readonly<Record<ClosureCause, string>> = {
  RAIN: mdiWeatherRainy,
  CARE: mdiBroom,
  OTHER: mdiDotsHorizontalCircleOutline,
};

type CloseCourtsFormProps = {
  plan: SportPlan;
  clock: ClubClock;
  bookings: readonly SharedBooking[];
  /** With what it says, and the ids of the closures. */
  onClosed: (text: string, closures: readonly string[]) => void;
};

/** What is filled in, and what is wrong with it once sending was tried. */
const useClosureDraft = ({ plan: { sport }, clock }: Pick<CloseCourtsFormProps, 'plan' | 'clock'>) => {
  const { t } = useTranslation('bookingAdmin');
  const [courts, setCourts] = useState(() => outdoorCourts(sport));
  const [cause, setCause] = useState<ClosureCause>('RAIN');
  const [text, setText] = useState('');
  const [chosenEnd, setEnd] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const ends = closureEnds(sport, clock.minute);
  const until = ends.find((end) => end === chosenEnd) ?? usualEnd(ends);
  const reason = cause === 'OTHER' ? text.trim() : t(($) => $.closure.causes[cause]);
  const issues = {
    courts: courts.length === 0 ? t(($) => $.entry.issues.courts) : undefined,
    reason: reason === '' ? t(($) => $.closure.reasonMissing) : undefined,
  };
  const isComplete = issues.courts === undefined && issues.reason === undefined;
  const shown = wasTried ? issues : { courts: undefined, reason: undefined };
  return {
    ...{ courts, setCourts, cause, setCause, text, setText, ends, until, setEnd, reason },
    ...{ isComplete, issues: shown, setTried },
  };
};

/** Closes courts from now on: which, why and until when; then whose bookings make way, and the button that does it. */
export const CloseCourtsForm = ({ plan, clock, bookings, onClosed }: CloseCourtsFormProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { timeRange } = useFormat();
  const errorText = useErrorText();
  const draft = useClosureDraft({ plan, clock });
  const { courts, cause, until, reason, issues } = draft;
  const impact = useClosureImpact(plan.sport, { courts, until }, { clock, bookings });
  const { call, isBusy } = useCloseCourts();
  const [refusal, setRefusal] = useState<Error | null>(null);
  if (until === null) return <NoticeBox kind="info">{t(($) => $.closure.over)}</NoticeBox>;
  const submit = () => {
    draft.setTried(true);
    setRefusal(null);
    if (!draft.isComplete || !impact.isCurrent) return;
    const onDone: Parameters<typeof call>[1]['onDone'] = ({ closeCourts: { bookings } }) =>
      onClosed(
        t(($) => $.closure.done, { count: courts.length, until }),
        bookings.map(({ _id }) => _id),
      );
    call({ sport: plan.sport.sport, courts, until, reason }, { onDone, onRefused: setRefusal });
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioTiles
        legend={t(($) => $.closure.why)}
        options={closureCauses.map((value) => ({
          value,
          label: t(($) => $.closure.causes[value]),
          picture: <Icon path={icons[value]} />,
        }))}
        selected={cause}
        onSelect={draft.setCause}
        width="wide"
      />
      {cause === 'OTHER' && (
        <TextField
          label={t(($) => $.closure.reason)}
          help={t(($) => $.closure.reasonHelp)}
          error={issues.reason}
          value={draft.text}
          maxLength={100}
          onChange={({ target }) => draft.setText(target.value)}
        />
      )}
      <CourtChecks courts={plan.sport.courts} chosen={courts} error={issues.courts} onChange={draft.setCourts} />
      <AdminSelect
        label={t(($) => $.closure.until)}
        value={until}
        options={draft.ends.map((end) => ({ value: end, label: end }))}
        help={t(($) => $.closure.span, { time: timeRange(impact.start, until) })}
        onChange={({ target }) => draft.setEnd(v.is(localTimeSchema, target.value) ? target.value : null)}
      />
      <ClosureImpact now={clock.minute} rows={impact.rows} courts={plan.sport.courts} isCurrent={impact.isCurrent} />
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <Button type="submit" variant="danger" isBusy={isBusy || (courts.length > 0 && !impact.isCurrent)}>
        {t(($) => $.closure.close, { count: courts.length })}
      </Button>
    </Form>
  );
};
