import { Suspense, useMemo, useState } from 'react';
import styled from '@emotion/styled';
import { mdiRefresh } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mailStates } from '@platzwart/contracts/core';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { MailList } from './MailList.tsx';
import { mailFilterOf, paramsOfMails } from './mailFilter.ts';

const Filter = styled('search')(({ theme }) => ({
  display: 'block',
  maxWidth: 280,
  marginBottom: theme.spacing(5),
  '@media print': { display: 'none' },
}));

/** All e-mails that the club has sent or will send. */
export const MailsPage = () => {
  const { t } = useTranslation('mailAdmin');
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => mailFilterOf(params), [params]);
  const [refreshKey, setRefreshKey] = useState(0);
  const again = () => setRefreshKey(refreshKey + 1);
  return (
    <Page
      title={t(($) => $.title)}
      actions={
        <Button variant="secondary" icon={<Icon path={mdiRefresh} />} onClick={again}>
          {t(($) => $.refresh)}
        </Button>
      }
    >
      <Filter>
        <AdminSelect
          label={t(($) => $.filter)}
          value={filter.state ?? ''}
          options={[
            { value: '', label: t(($) => $.any) },
            ...mailStates.map((state) => ({ value: state, label: t(($) => $.states[state]) })),
          ]}
          onChange={({ target }) => {
            const state = mailStates.find((each) => each === target.value) ?? null;
            setParams(paramsOfMails({ state, page: 1 }), { replace: true });
          }}
        />
      </Filter>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <MailList
            filter={filter}
            refreshKey={refreshKey}
            onTurn={(page) => setParams(paramsOfMails({ ...filter, page }), { replace: true })}
            onChanged={again}
          />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
