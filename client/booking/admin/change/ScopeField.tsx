import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { changeScopes } from '@platzwart/contracts/booking';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useEntryDays } from '../entry/useEntryDays.ts';
import type { Change } from './useChange.ts';

type ScopeFieldProps = {
  change: Change;
  /** The day from which the series may end. */
  date: LocalDate;
  /** Its last date. */
  enddate: LocalDate | null;
};

type LastDateFieldProps = {
  date: LocalDate;
  lastDate: LocalDate | null;
  isWrong: boolean;
  onChange: (lastDate: LocalDate | null) => void;
};

const LastDateField = ({ date, lastDate, isWrong, onChange }: LastDateFieldProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { date: dateText } = useFormat();
  const { names } = useEntryDays();
  return (
    <TextField
      label={t(($) => $.entry.lastDate)}
      help={t(($) => $.change.lastDateHelp)}
      type="date"
      min={date}
      value={lastDate ?? ''}
      error={isWrong ? t(($) => $.entry.issues.day, { ...names, first: dateText(date, 'plain') }) : undefined}
      onChange={({ target }) => {
        const day = v.safeParse(localDateSchema, target.value);
        onChange(day.success ? day.output : null);
      }}
    />
  );
};

/** Which dates of a series, whether also those that were changed by themselves, and the last of them (decisions.md N14). */
export const ScopeField = ({ change: known, date, enddate }: ScopeFieldProps) => {
  const { change, preview, setScope, setIncludeChanged, setLastDate } = known;
  const { t } = useTranslation('bookingAdmin');
  const name = useId();
  const { scope, includeChanged } = change;
  const hasChanged = includeChanged || (preview?.kept.some(({ reason }) => reason === 'CHANGED_ALONE') ?? false);
  return (
    <>
      <RadioGroup
        label={t(($) => $.change.scope)}
        name={name}
        selected={scope}
        options={changeScopes.map((value) => ({ value, label: t(($) => $.change.scopes[value]) }))}
        onChange={({ target }) => {
          const chosen = changeScopes.find((each) => each === target.value);
          if (chosen) setScope(chosen);
        }}
      />
      {scope !== 'THIS' && (
        <LastDateField
          date={date}
          lastDate={change.lastDate ?? enddate}
          isWrong={known.isLastDateWrong}
          onChange={setLastDate}
        />
      )}
      {scope !== 'THIS' && hasChanged && (
        <CheckField
          label={t(($) => $.change.includeChanged)}
          help={t(($) => $.change.includeChangedHelp)}
          checked={includeChanged}
          onChange={({ target }) => setIncludeChanged(target.checked)}
        />
      )}
    </>
  );
};
