import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { mdiAccountPlusOutline, mdiFileImportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Attempt } from '../ui/Attempt.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { Page } from '../ui/Page.tsx';
import { ExportButton } from './users/ExportButton.tsx';
import { FilterBar } from './users/FilterBar.tsx';
import { UserList } from './users/UserList.tsx';
import { useUserFilter } from './users/useUserFilter.ts';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  [theme.breakpoints.down('sm')]: {
    '& > :is(a, button)': { flex: '1 1 9rem', paddingInline: theme.spacing(3), whiteSpace: 'nowrap' },
  },
}));

/** Everybody who has an account. */
export const UsersPage = () => {
  const { t } = useTranslation('dashboard');
  const { filter, change } = useUserFilter();
  const [round, setRound] = useState(0);
  return (
    <Page
      title={t(($) => $.users.title)}
      actions={
        <Actions>
          <ExportButton filter={filter} />
          <ButtonLink to="/dashboard/user/import" look="secondary" icon={<Icon path={mdiFileImportOutline} />}>
            {t(($) => $.users.importUsers)}
          </ButtonLink>
          <ButtonLink to="/dashboard/user/new" icon={<Icon path={mdiAccountPlusOutline} />}>
            {t(($) => $.users.newUser)}
          </ButtonLink>
        </Actions>
      }
    >
      <FilterBar filter={filter} onChange={change} />
      <Attempt>
        <Suspense fallback={<ListSkeleton />}>
          <UserList filter={filter} round={round} onChange={change} onChanged={() => setRound(round + 1)} />
        </Suspense>
      </Attempt>
    </Page>
  );
};
