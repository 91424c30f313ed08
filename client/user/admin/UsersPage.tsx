import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { mdiAccountPlusOutline, mdiFileImportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { ExportButton } from './accounts/ExportButton.tsx';
import { FilterBar } from './accounts/FilterBar.tsx';
import { UserList } from './accounts/UserList.tsx';
import { useUserFilter } from './accounts/useUserFilter.ts';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  [theme.breakpoints.down('sm')]: {
    '& > :is(a, button)': { flex: '1 1 9rem', paddingInline: theme.spacing(3), whiteSpace: 'nowrap' },
  },
}));

/** The list of all accounts. */
export const UsersPage = () => {
  const { t } = useTranslation('userAdmin');
  const { filter, change } = useUserFilter();
  const [refreshKey, setRefreshKey] = useState(0);
  return (
    <Page
      title={t(($) => $.users.title)}
      actions={
        <Actions>
          <ExportButton filter={filter} />
          <ButtonLink to="/dashboard/user/import" variant="secondary" icon={<Icon path={mdiFileImportOutline} />}>
            {t(($) => $.users.importUsers)}
          </ButtonLink>
          <ButtonLink to="/dashboard/user/new" icon={<Icon path={mdiAccountPlusOutline} />}>
            {t(($) => $.users.newUser)}
          </ButtonLink>
        </Actions>
      }
    >
      <FilterBar filter={filter} onChange={change} />
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <UserList
            filter={filter}
            refreshKey={refreshKey}
            onChange={change}
            onChanged={() => setRefreshKey(refreshKey + 1)}
          />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
