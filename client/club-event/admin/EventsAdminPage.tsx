import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { mdiCalendarPlusOutline, mdiMagnify } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { EventList } from './EventList.tsx';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 6),
  alignItems: 'end',
  marginBottom: theme.spacing(5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  '@media print': { display: 'none' },
}));

/** All events of the club: what is to come, and on demand what was. */
export const EventsAdminPage = () => {
  const { t } = useTranslation('clubEventAdmin');
  const [search, setSearch] = useState('');
  const [isPastShown, setPastShown] = useState(false);
  return (
    <Page
      title={t(($) => $.title)}
      actions={
        <ButtonLink to="/dashboard/event/new" icon={<Icon path={mdiCalendarPlusOutline} />}>
          {t(($) => $.new)}
        </ButtonLink>
      }
    >
      <Bar>
        <SearchField
          label={t(($) => $.search)}
          placeholder={t(($) => $.searchHint)}
          icon={<Icon path={mdiMagnify} />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Checkbox
          label={t(($) => $.showPast)}
          checked={isPastShown}
          onChange={({ target }) => setPastShown(target.checked)}
        />
      </Bar>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <EventList search={search.trim()} isPastShown={isPastShown} />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
