import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type SeasonCategory, periodSchema, seasonCategories } from '@platzwart/contracts/booking';
import * as v from 'valibot';
import type { NewSeasonFormMutation } from '../../__generated__/NewSeasonFormMutation.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type FieldIssue, type TypedPeriod, issueOfPeriod } from './seasonIssues.ts';
import { useSeasonIssueText } from './useSeasonIssueText.ts';
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

type Typed = TypedPeriod;
type PeriodIssue = FieldIssue<keyof Typed>;

type PeriodFieldsProps = {
  label: string;
  typed: Typed;
  /** What is shown to be wrong. */
  issue: PeriodIssue | null;
  onChange: (typed: Typed) => void;
};

const PeriodFields = ({ label, typed, issue, onChange }: PeriodFieldsProps) => {
  const { t } = useTranslation('seasonAdmin');
  const { issueText } = useSeasonIssueText();
  const errorOf = (field: keyof Typed) => (issue?.field === field ? issueText(issue.issue) : undefined);
  return (
    <FieldGroup label={label}>
      <Days>
        <TextField
          type="date"
          label={t(($) => $.form.from)}
          value={typed.from}
          error={errorOf('from')}
          onChange={({ target }) => onChange({ ...typed, from: target.value })}
        />
        <TextField
          type="date"
          label={t(($) => $.form.to)}
          value={typed.to}
          error={errorOf('to')}
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
  const { today } = useSeasonIssueText();
  const [typed, setTyped] = useState(() => usualSeasons(today));
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
  // What is taken over may lie as far back as the club's bookings do; the next season has to be one that can be booked.
  const issues = { source: issueOfPeriod(typed.source, null), period: issueOfPeriod(typed.period, today) };
  const submit = () => {
    setChecked(true);
    setRefusal(null);
    if (issues.source || issues.period || chosen.length === 0) return;
    const [source, period] = [v.parse(periodSchema, typed.source), v.parse(periodSchema, typed.period)];
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
        issue={isChecked ? issues.source : null}
        onChange={(changed) => setTyped({ ...typed, source: changed })}
      />
      <PeriodFields
        label={t(($) => $.form.period)}
        typed={typed.period}
        issue={isChecked ? issues.period : null}
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
