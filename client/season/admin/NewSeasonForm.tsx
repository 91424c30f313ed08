import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type SeasonCategory, isPeriod, periodSchema, seasonCategories } from '@platzwart/contracts/booking';
import * as v from 'valibot';
import type { NewSeasonFormMutation } from '../../__generated__/NewSeasonFormMutation.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { clubClockAt } from '../../core/time/clubTime.ts';
import { useNow } from '../../core/time/useNow.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { usualSeasons } from './usualSeasons.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: 720,
  marginBottom: theme.spacing(8),
}));
const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: theme.spacing(4),
}));
const Check = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  minHeight: 44,
  '& > input': { width: 22, height: 22, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

type Typed = Readonly<{ from: string; to: string }>;

/** The days of a season; null where they are none. */
const periodOf = (typed: Typed) => {
  const result = v.safeParse(periodSchema, typed);
  return result.success && isPeriod(result.output) ? result.output : null;
};

type PeriodFieldsProps = { label: string; typed: Typed; error: string | undefined; onChange: (typed: Typed) => void };

const PeriodFields = ({ label, typed, error, onChange }: PeriodFieldsProps) => {
  const { t } = useTranslation('seasonAdmin');
  return (
    <FieldGroup label={label}>
      <Days>
        <TextField
          type="date"
          label={t(($) => $.form.from)}
          value={typed.from}
          onChange={({ target }) => onChange({ ...typed, from: target.value })}
        />
        <TextField
          type="date"
          label={t(($) => $.form.to)}
          value={typed.to}
          error={error}
          onChange={({ target }) => onChange({ ...typed, to: target.value })}
        />
      </Days>
    </FieldGroup>
  );
};

/** From which season what is taken over, and into which. */
export const NewSeasonForm = ({ sport, onPlanned }: { sport: string; onPlanned: () => void }) => {
  const { t } = useTranslation('seasonAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const now = useNow();
  const [typed, setTyped] = useState(() => usualSeasons(clubClockAt(now).date));
  const [chosen, setChosen] = useState<readonly SeasonCategory[]>(['SAISON', 'GUEST_SAISON']);
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { call, isBusy } = useIdempotentMutation<NewSeasonFormMutation>(graphql`
    mutation NewSeasonFormMutation(
      $sport: String!
      $categories: [BookingCategory!]!
      $source: SeasonPeriodInput!
      $period: SeasonPeriodInput!
    ) {
      planSeason(sport: $sport, categories: $categories, source: $source, period: $period) {
        code
      }
    }
  `);
  const [source, period] = [periodOf(typed.source), periodOf(typed.period)];
  const errorOf = (valid: unknown) => (isChecked && valid === null ? t(($) => $.form.order) : undefined);
  const submit = () => {
    setChecked(true);
    setRefusal(null);
    if (!source || !period || chosen.length === 0) return;
    const onDone = () => {
      notify({ kind: 'success', text: t(($) => $.form.done) });
      onPlanned();
    };
    call({ sport, categories: [...chosen], source, period }, { onDone, onRefused: setRefusal });
  };
  return (
    <Form
      noValidate
      aria-label={t(($) => $.form.title)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PeriodFields
        label={t(($) => $.form.source)}
        typed={typed.source}
        error={errorOf(source)}
        onChange={(changed) => setTyped({ ...typed, source: changed })}
      />
      <PeriodFields
        label={t(($) => $.form.period)}
        typed={typed.period}
        error={errorOf(period)}
        onChange={(changed) => setTyped({ ...typed, period: changed })}
      />
      <FieldGroup label={t(($) => $.form.what)}>
        {seasonCategories.map((category) => (
          <Check key={category}>
            <input
              type="checkbox"
              checked={chosen.includes(category)}
              onChange={({ target }) =>
                setChosen(
                  seasonCategories.filter((each) => (each === category ? target.checked : chosen.includes(each))),
                )
              }
            />
            {t(($) => $.categories[category])}
          </Check>
        ))}
      </FieldGroup>
      {isChecked && chosen.length === 0 && (
        <NoticeBox kind="error" role="alert">
          {t(($) => $.form.nothing)}
        </NoticeBox>
      )}
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t(($) => $.form.submit)}
      </Button>
    </Form>
  );
};
