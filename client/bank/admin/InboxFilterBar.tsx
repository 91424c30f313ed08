import styled from '@emotion/styled';
import { mdiMagnify } from '@mdi/js';
import { movementStates } from '@platzwart/contracts/bank';
import { useTranslation } from 'react-i18next';
import { useDebouncedSearch } from '../../core/forms/useDebouncedSearch.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { type InboxFilter, longestSearch } from './inboxFilter.ts';
import type { Inbox } from './useBankInbox.ts';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: theme.spacing(4),
  '@media print': { display: 'none' },
}));

type InboxFilterBarProps = { filter: InboxFilter; inbox: Inbox; onChange: (change: Partial<InboxFilter>) => void };

/** Which movements are shown: in which state, with which words. */
export const InboxFilterBar = ({ filter, inbox, onChange }: InboxFilterBarProps) => {
  const { t } = useTranslation('bankAdmin');
  const { typed, type } = useDebouncedSearch(filter.search, (search) => onChange({ search }));
  const { open, settled, setAside, outgoing } = inbox;
  const counts = { OPEN: open, SETTLED: settled, SET_ASIDE: setAside, OUTGOING: outgoing };
  return (
    <Bar aria-label={t(($) => $.filter.choose)}>
      <AdminSelect
        label={t(($) => $.filter.state)}
        value={filter.state}
        options={movementStates.map((state) => ({
          value: state,
          label: t(($) => $.filter.states[state], { count: counts[state] }),
        }))}
        onChange={({ target }) => onChange({ state: movementStates.find((each) => each === target.value) ?? 'OPEN' })}
      />
      <SearchField
        label={t(($) => $.filter.search)}
        icon={<Icon path={mdiMagnify} />}
        maxLength={longestSearch}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </Bar>
  );
};
