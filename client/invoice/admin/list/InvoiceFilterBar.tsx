import styled from '@emotion/styled';
import { mdiMagnify } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { localDate } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useDebouncedSearch } from '../../../core/forms/useDebouncedSearch.ts';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { type InvoiceFilter, type StateChoice, longestSearch, stateChoices } from './invoiceFilter.ts';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: theme.spacing(4),
  '@media print': { display: 'none' },
}));
const months = Array.from({ length: 12 }, (_, index) => index + 1);

type InvoiceFilterBarProps = {
  filter: InvoiceFilter;
  years: readonly number[];
  onChange: (change: Partial<InvoiceFilter>) => void;
};

/** Which invoices are shown: whose, in which state, of which time. */
export const InvoiceFilterBar = ({ filter, years, onChange }: InvoiceFilterBarProps) => {
  const { t } = useTranslation(['invoiceAdmin', 'invoices']);
  const { date } = useFormat();
  const { typed, type } = useDebouncedSearch(filter.search, (search) => onChange({ search }));
  const offered = filter.year === null || years.includes(filter.year) ? years : [filter.year, ...years];
  const monthName = (month: number): string =>
    date(localDate(`${filter.year ?? 2000}-${String(month).padStart(2, '0')}-01`), 'monthAndYear');
  const labelOf = (state: StateChoice): string => {
    if (state === 'OPEN') return t(($) => $.list.open);
    if (state === 'REFUND_DUE') return t(($) => $.list.toRefund);
    if (state === 'TO_CORRECT') return t(($) => $.list.toCorrect);
    return t(($) => $.states[state], { ns: 'invoices' });
  };
  return (
    <Bar aria-label={t(($) => $.list.choose)}>
      <SearchField
        label={t(($) => $.list.search)}
        icon={<Icon path={mdiMagnify} />}
        maxLength={longestSearch}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <AdminSelect
        label={t(($) => $.list.state)}
        value={filter.state ?? ''}
        options={[
          { value: '', label: t(($) => $.list.all) },
          ...stateChoices.map((value) => ({
            value,
            label: labelOf(value),
          })),
        ]}
        onChange={({ target }) => onChange({ state: stateChoices.find((each) => each === target.value) ?? null })}
      />
      <AdminSelect
        label={t(($) => $.list.year)}
        value={filter.year === null ? '' : String(filter.year)}
        options={[
          { value: '', label: t(($) => $.list.allYears) },
          ...offered.map((year) => ({ value: String(year), label: String(year) })),
        ]}
        onChange={({ target }) => onChange({ year: target.value === '' ? null : Number(target.value), month: null })}
      />
      {filter.year !== null && (
        <AdminSelect
          label={t(($) => $.list.month)}
          value={filter.month === null ? '' : String(filter.month)}
          options={[
            { value: '', label: t(($) => $.list.wholeYear) },
            ...months.map((month) => ({ value: String(month), label: monthName(month) })),
          ]}
          onChange={({ target }) => onChange({ month: target.value === '' ? null : Number(target.value) })}
        />
      )}
    </Bar>
  );
};
