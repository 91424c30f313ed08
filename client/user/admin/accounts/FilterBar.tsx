import styled from '@emotion/styled';
import { mdiMagnify } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { type Role, roles } from '@platzwart/contracts/core';
import { useDebouncedSearch } from '../../../core/forms/useDebouncedSearch.ts';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { type AccountState, type UserFilter, accountStates, longestSearch } from './userFilter.ts';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBottom: theme.spacing(5),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
  '@media print': { display: 'none' },
}));

type FilterBarProps = { filter: UserFilter; onChange: (changed: Partial<UserFilter>) => void };

/** Search, role and state; each takes effect at once and is kept in the address. */
export const FilterBar = ({ filter, onChange }: FilterBarProps) => {
  const { t } = useTranslation('userAdmin');
  const { typed, type } = useDebouncedSearch(filter.search, (search) => onChange({ search }));
  const any = { value: '', label: t(($) => $.users.any) };
  return (
    <Bar>
      <SearchField
        label={t(($) => $.users.search)}
        placeholder={t(($) => $.users.searchHint)}
        icon={<Icon path={mdiMagnify} />}
        value={typed}
        maxLength={longestSearch}
        onChange={({ target }) => type(target.value)}
      />
      <AdminSelect
        label={t(($) => $.users.role)}
        value={filter.role ?? ''}
        options={[any, ...roles.map((role) => ({ value: role, label: t(($) => $.roles[role]) }))]}
        onChange={({ target }) => onChange({ role: roles.find((role: Role) => role === target.value) ?? null })}
      />
      <AdminSelect
        label={t(($) => $.users.state)}
        value={filter.state ?? ''}
        options={[any, ...accountStates.map((state) => ({ value: state, label: t(($) => $.states[state]) }))]}
        onChange={({ target }) =>
          onChange({ state: accountStates.find((state: AccountState) => state === target.value) ?? null })
        }
      />
    </Bar>
  );
};
