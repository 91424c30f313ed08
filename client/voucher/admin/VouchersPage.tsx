import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { mdiTicketConfirmationOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { type VoucherFilter, VoucherList, voucherFilters } from './VoucherList.tsx';

const Bar = styled('search')(({ theme }) => ({ display: 'block', maxWidth: 320, marginBottom: theme.spacing(5) }));

type Shown = Readonly<{ state: VoucherFilter | null; page: number }>;

/** All hour cards of the club, by one of the five states (decisions.md V1). */
export const VouchersPage = () => {
  const { t } = useTranslation(['voucherAdmin', 'vouchers']);
  const [{ state, page }, setShown] = useState<Shown>({ state: null, page: 1 });
  return (
    <Page
      title={t(($) => $.title)}
      actions={
        <ButtonLink to="/dashboard/voucher/new" icon={<Icon path={mdiTicketConfirmationOutline} />}>
          {t(($) => $.new)}
        </ButtonLink>
      }
    >
      <Bar>
        <AdminSelect
          label={t(($) => $.filter)}
          value={state ?? ''}
          options={[
            { value: '', label: t(($) => $.all) },
            ...voucherFilters.map((each) => ({ value: each, label: t(($) => $.states[each], { ns: 'vouchers' }) })),
          ]}
          onChange={({ target }) =>
            setShown({ state: voucherFilters.find((each) => each === target.value) ?? null, page: 1 })
          }
        />
      </Bar>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <VoucherList state={state} page={page} onTurn={(turned) => setShown({ state, page: turned })} />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
