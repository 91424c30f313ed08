import { mdiMagnify } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { bookingCategories } from '@platzwart/contracts/booking';
import { type Court, localDateSchema } from '@platzwart/contracts/core';
import { useDebouncedSearch } from '../../../core/forms/useDebouncedSearch.ts';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { type BookingFilter, bookingStates, longestSearch } from './bookingFilter.ts';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBottom: theme.spacing(2),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('lg')]: {
    // The last one is a day, with the browser's button behind it.
    gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) 10rem',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
  '@media print': { display: 'none' },
}));

type BookingFilterBarProps = {
  filter: BookingFilter;
  courts: readonly Court[];
  onChange: (change: Partial<BookingFilter>) => void;
};

/** Person or title, state (ALL first), category, court and the last day; each takes effect at once (decisions.md N11). */
export const BookingFilterBar = ({ filter, courts, onChange }: BookingFilterBarProps) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { typed, type } = useDebouncedSearch(filter.search, (search) => onChange({ search }));
  const any = { value: '', label: t(($) => $.list.any) };
  return (
    <Bar>
      <SearchField
        label={t(($) => $.list.search)}
        placeholder={t(($) => $.list.searchHint)}
        icon={<Icon path={mdiMagnify} />}
        value={typed}
        maxLength={longestSearch}
        onChange={({ target }) => type(target.value)}
      />
      <AdminSelect
        label={t(($) => $.columns.state)}
        value={filter.state ?? ''}
        options={[any, ...bookingStates.map((state) => ({ value: state, label: t(($) => $.states[state]) }))]}
        onChange={({ target }) => onChange({ state: bookingStates.find((state) => state === target.value) ?? null })}
      />
      <AdminSelect
        label={t(($) => $.columns.category)}
        value={filter.category ?? ''}
        options={[
          any,
          ...bookingCategories.map((category) => ({
            value: category,
            label: t(($) => $.categories[category], { ns: 'courtPlan' }),
          })),
        ]}
        onChange={({ target }) =>
          onChange({ category: bookingCategories.find((category) => category === target.value) ?? null })
        }
      />
      <AdminSelect
        label={t(($) => $.columns.court)}
        value={filter.court === null ? '' : String(filter.court)}
        options={[any, ...courts.map(({ number, name }) => ({ value: String(number), label: name }))]}
        onChange={({ target }) => onChange({ court: target.value === '' ? null : Number(target.value) })}
      />
      <DateField
        label={t(($) => $.list.until)}
        value={filter.until ?? ''}
        onType={(text) => {
          const until = v.safeParse(localDateSchema, text);
          onChange({ until: until.success ? until.output : null });
        }}
      />
    </Bar>
  );
};
