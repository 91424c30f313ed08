import { useEffect, useEffectEvent, useState } from 'react';
import styled from '@emotion/styled';
import { mdiMagnify } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { type Role, roles } from '@platzwart/contracts/core';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
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

const restMilliseconds = 250;

/**
 * What is typed, and a little later what is searched for: not each letter is a question to the server. The address follows later
 * still, so that what is typed gives way to it only while nothing is on its way there.
 */
const useTypedSearch = (search: string, onRest: (search: string) => void) => {
  const [typed, setTyped] = useState(search);
  const [pending, setPending] = useState<string | null>(null);
  const onSearch = useEffectEvent(onRest);
  if (pending === search) setPending(null);
  else if (pending === null && typed.trim() !== search) setTyped(search);
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => onSearch(pending), restMilliseconds);
    return () => clearTimeout(timer);
  }, [pending]);
  const type = (text: string) => {
    setTyped(text);
    setPending(text.trim());
  };
  return { typed, type };
};

type FilterBarProps = { filter: UserFilter; onChange: (changed: Partial<UserFilter>) => void };

/** Search, role and state; everything answers at once and stands in the address. */
export const FilterBar = ({ filter, onChange }: FilterBarProps) => {
  const { t } = useTranslation('dashboard');
  const { typed, type } = useTypedSearch(filter.search, (search) => onChange({ search }));
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
      <SelectField
        label={t(($) => $.users.role)}
        help={null}
        value={filter.role ?? ''}
        options={[any, ...roles.map((role) => ({ value: role, label: t(($) => $.roles[role]) }))]}
        onChange={({ target }) => onChange({ role: roles.find((role: Role) => role === target.value) ?? null })}
      />
      <SelectField
        label={t(($) => $.users.state)}
        help={null}
        value={filter.state ?? ''}
        options={[any, ...accountStates.map((state) => ({ value: state, label: t(($) => $.states[state]) }))]}
        onChange={({ target }) =>
          onChange({ state: accountStates.find((state: AccountState) => state === target.value) ?? null })
        }
      />
    </Bar>
  );
};
