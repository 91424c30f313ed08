import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { eventCategories, homeAways } from '@platzwart/contracts/club-event';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import type { DraftIssue, EventDraft } from './eventDraft.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export type FieldsProps = {
  draft: EventDraft;
  /** The first of these issues that there is, in words. */
  errorOf: (...of: readonly DraftIssue[]) => string | undefined;
  onChange: (change: Partial<EventDraft>) => void;
};

type WhatFieldsProps = FieldsProps & {
  /** What is said about a field that the server has refused, e.g. for signs that cannot be seen. */
  refusedText: (field: 'name' | 'where' | 'description') => string | undefined;
};

/** What it is and where. */
export const WhatFields = ({ draft, errorOf, refusedText, onChange }: WhatFieldsProps) => {
  const { t } = useTranslation(['clubEventAdmin', 'clubEvent']);
  const noHomeAway = { value: '', label: t(($) => $.notSaid) };
  return (
    <>
      <AdminSelect
        label={t(($) => $.category)}
        value={draft.category}
        options={eventCategories.map((value) => ({ value, label: t(($) => $.categories[value], { ns: 'clubEvent' }) }))}
        onChange={({ target }) => {
          const category = eventCategories.find((each) => each === target.value);
          if (category) onChange({ category });
        }}
      />
      {draft.category === 'LEAGUE' && (
        <AdminSelect
          label={t(($) => $.homeAway)}
          value={draft.homeAway}
          options={[
            noHomeAway,
            ...homeAways.map((value) => ({ value, label: t(($) => $.homeAway[value], { ns: 'clubEvent' }) })),
          ]}
          onChange={({ target }) => onChange({ homeAway: homeAways.find((each) => each === target.value) ?? '' })}
        />
      )}
      <TextField
        label={t(($) => $.name)}
        value={draft.name}
        maxLength={100}
        autoComplete="off"
        error={errorOf('name') ?? refusedText('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t(($) => $.where)}
        value={draft.where}
        maxLength={200}
        autoComplete="off"
        error={refusedText('where')}
        onChange={({ target }) => onChange({ where: target.value })}
      />
      <TextArea
        label={t(($) => $.description)}
        value={draft.description}
        maxLength={2000}
        error={refusedText('description')}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </>
  );
};

const isOvernight = ({ start, end }: EventDraft): boolean => start !== '' && end !== '' && end < start;

/** Its days, and the times of each. */
export const WhenFields = ({ draft, errorOf, onChange }: FieldsProps) => {
  const { t } = useTranslation('clubEventAdmin');
  return (
    <>
      <Pair>
        <TextField
          label={t(($) => $.firstDay)}
          type="date"
          value={draft.date}
          error={errorOf('date', 'tooFar')}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <TextField
          label={t(($) => $.lastDay)}
          type="date"
          help={t(($) => $.lastDayHelp)}
          value={draft.endDate}
          error={errorOf('lastDay', 'lastTooFar')}
          onChange={({ target }) => onChange({ endDate: target.value })}
        />
      </Pair>
      <Pair>
        <TextField
          label={t(($) => $.start)}
          type="time"
          help={t(($) => $.startHelp)}
          value={draft.start}
          error={errorOf('start')}
          onChange={({ target }) => onChange({ start: target.value })}
        />
        <TextField
          label={t(($) => $.end)}
          type="time"
          help={isOvernight(draft) ? t(($) => $.nextDay) : t(($) => $.endHelp)}
          value={draft.end}
          error={errorOf('end', 'sameTime')}
          onChange={({ target }) => onChange({ end: target.value })}
        />
      </Pair>
    </>
  );
};
