import styled from '@emotion/styled';
import { mdiFilterOffOutline, mdiMagnify } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { localDateSchema } from '@platzwart/contracts/core';
import { historyKinds } from '@platzwart/contracts/catalogue';
import { useDebouncedSearch } from '../../core/forms/useDebouncedSearch.ts';
import { PersonPicker } from '../../core/people/PersonPicker.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { ActionFilter } from './ActionFilter.tsx';
import { type ClubLogFilter, isNarrowed, longestSearch } from './clubLogFilter.ts';
import { FoundPeople } from './FoundPeople.tsx';
import { everybody, usePickedPerson } from './usePickedPerson.ts';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBottom: theme.spacing(5),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'span 2' },
  },
  '& > button': { justifySelf: 'start', alignSelf: 'end' },
  '@media print': { display: 'none' },
}));

type FilterProps = { filter: ClubLogFilter; onChange: (changed: Partial<ClubLogFilter>) => void };

const PersonFilter = ({ name, filter, onChange }: FilterProps & { name: 'person' | 'actor' }) => {
  const { t } = useTranslation('historyAdmin');
  const { person, remember } = usePickedPerson(filter[name]);
  return (
    <PersonPicker
      label={t(($) => $.filters[name])}
      help={undefined}
      person={person}
      pickable={everybody}
      onPick={(picked) => {
        remember(picked);
        onChange({ [name]: picked?.userID ?? null });
      }}
    />
  );
};

const DateFilter = ({ name, filter, onChange }: FilterProps & { name: 'day' | 'fromDate' | 'toDate' }) => {
  const { t } = useTranslation('historyAdmin');
  return (
    <DateField
      label={t(($) => $.filters[name])}
      value={filter[name] ?? ''}
      onType={(text) => {
        const date = v.safeParse(localDateSchema, text);
        onChange({ [name]: date.success ? date.output : null });
      }}
    />
  );
};

const nothing = { search: '', kind: null, action: null, person: null, actor: null, subject: null, day: null };

/** What is searched for, by whom, about whom and when; each takes effect at once and is kept in the address. */
export const ClubLogFilterBar = (props: FilterProps) => {
  const { filter, onChange } = props;
  const { t } = useTranslation('historyAdmin');
  const { typed, type } = useDebouncedSearch(filter.search, (search) => onChange({ search }));
  return (
    <Bar>
      <SearchField
        label={t(($) => $.filters.search)}
        placeholder={t(($) => $.filters.searchHint)}
        icon={<Icon path={mdiMagnify} />}
        value={typed}
        maxLength={longestSearch}
        onChange={({ target }) => type(target.value)}
      />
      <AdminSelect
        label={t(($) => $.filters.kind)}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: t(($) => $.any) },
          ...historyKinds.map((kind) => ({ value: kind, label: t(($) => $.kinds[kind]) })),
        ]}
        onChange={({ target }) =>
          onChange({ kind: historyKinds.find((kind) => kind === target.value) ?? null, action: null })
        }
      />
      <ActionFilter kind={filter.kind} action={filter.action} onPick={(action) => onChange({ action })} />
      <PersonFilter name="person" {...props} />
      <PersonFilter name="actor" {...props} />
      <DateFilter name="day" {...props} />
      <DateFilter name="fromDate" {...props} />
      <DateFilter name="toDate" {...props} />
      {isNarrowed(filter) && (
        <Button
          variant="quiet"
          icon={<Icon path={mdiFilterOffOutline} />}
          onClick={() => onChange({ ...nothing, fromDate: null, toDate: null })}
        >
          {t(($) => $.filters.clear)}
        </Button>
      )}
      <FoundPeople search={filter.search} onPick={(person) => onChange({ search: '', person })} />
    </Bar>
  );
};
