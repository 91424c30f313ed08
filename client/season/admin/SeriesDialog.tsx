import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { seasonCategories, seasonRepetitions } from '@platzwart/contracts/booking';
import { localDateSchema, localTimeSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { SeriesDialogMutation } from '../../__generated__/SeriesDialogMutation.graphql.ts';
import type { Pickable } from '../../core/people/findPeople.ts';
import { PersonPicker } from '../../core/people/PersonPicker.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { issuesOfSeries } from './seasonIssues.ts';
import { SeasonDialog } from './SeasonDialog.tsx';
import type { SeriesDraft } from './seriesDraft.ts';
import { useSeasonIssueText } from './useSeasonIssueText.ts';
import { useSeasonCall } from './useSeasonCall.ts';

const Two = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(3),
}));
const everybody: Pickable = { roles: ['MEMBER', 'GUEST', 'TRAINER', 'ADMIN'], isActive: true };

const typedSchema = v.object({
  court: v.pipe(v.string(), v.transform(Number)),
  ...{ start: localTimeSchema, end: localTimeSchema },
  ...{ startdate: localDateSchema, enddate: localDateSchema },
});

type SeriesDialogProps = { planID: string; draft: SeriesDraft; onDone: () => void; onClose: () => void };

/** Court, time, dates and holder of a series of the draft. */
export const SeriesDialog = ({ planID, draft, onDone, onClose }: SeriesDialogProps) => {
  const { t } = useTranslation(['seasonAdmin', 'courtPlan']);
  const [series, setSeries] = useState(draft);
  const change = (changed: Partial<SeriesDraft>) => setSeries((before) => ({ ...before, ...changed }));
  const { send, isBusy, refusal } = useSeasonCall<SeriesDialogMutation>(
    graphql`
      mutation SeriesDialogMutation($planID: ID!, $seriesID: ID, $series: SeasonSeriesInput!) {
        saveSeasonSeries(planID: $planID, seriesID: $seriesID, series: $series) {
          code
        }
      }
    `,
    { done: t(($) => $.saved), onDone },
  );
  const { today, issueText } = useSeasonIssueText();
  const [wasTried, setTried] = useState(false);
  const issues = issuesOfSeries(series, today);
  const errorOf = (name: string) => {
    const found = wasTried ? issues.find(({ field: of }) => of === name) : undefined;
    return found && issueText(found.issue);
  };
  const submit = () => {
    setTried(true);
    if (issues.length > 0) return;
    const { person, seriesID, category, repetition } = series;
    const title = category === 'TRAINING' ? series.title.trim() : '';
    const what = { category, repetition, title: title || null, userID: person?.userID ?? null };
    send({ planID, seriesID, series: { ...what, ...v.parse(typedSchema, series) } });
  };
  const field = (name: 'startdate' | 'enddate' | 'start' | 'end' | 'court', label: string, type: string) => (
    <TextField
      {...{ type, label }}
      value={series[name]}
      error={errorOf(name)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <SeasonDialog
      title={t(($) => $.seriesTitle)}
      text={t(($) => $.seriesText)}
      submit={t(($) => $.save)}
      {...{ isBusy, refusal, onClose }}
      onSubmit={submit}
    >
      <PersonPicker
        label={t(($) => $.holder)}
        help={t(($) => $.holderHelp)}
        person={series.person}
        pickable={everybody}
        onPick={(person) => change({ person })}
      />
      <Two>
        <AdminSelect
          label={t(($) => $.category)}
          value={series.category}
          options={seasonCategories.map((value) => ({
            value,
            label: t(($) => $.categories[value], { ns: 'courtPlan' }),
          }))}
          onChange={({ target }) =>
            change({ category: seasonCategories.find((each) => each === target.value) ?? series.category })
          }
        />
        <AdminSelect
          label={t(($) => $.repetition)}
          value={series.repetition}
          options={seasonRepetitions.map((value) => ({ value, label: t(($) => $.rhythm[value]) }))}
          onChange={({ target }) =>
            change({ repetition: seasonRepetitions.find((each) => each === target.value) ?? series.repetition })
          }
        />
        {field(
          'start',
          t(($) => $.start),
          'time',
        )}
        {field(
          'end',
          t(($) => $.end),
          'time',
        )}
        {field(
          'startdate',
          t(($) => $.first),
          'date',
        )}
        {field(
          'enddate',
          t(($) => $.last),
          'date',
        )}
        {field(
          'court',
          t(($) => $.court),
          'number',
        )}
        {series.category === 'TRAINING' && (
          <TextField
            label={t(($) => $.name)}
            maxLength={100}
            value={series.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Two>
    </SeasonDialog>
  );
};
