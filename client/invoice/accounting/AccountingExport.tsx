import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { PostingsExportButton } from './PostingsExportButton.tsx';
import type { AccountingSums, ExportChoice } from './fetchExport.ts';
import { useAccountingSums } from './useAccountingSums.ts';

const SumsTable = ({ sums: { kinds, revenue } }: { sums: AccountingSums }) => {
  const { t } = useTranslation('accounting');
  const { cents } = useFormat();
  return (
    <AdminTable
      label={t(($) => $.sums)}
      columns={[
        { label: t(($) => $.columns.kind) },
        { label: t(($) => $.columns.count), isNarrow: true, isNumber: true },
        { label: t(($) => $.columns.amount), isNarrow: true, isNumber: true },
      ]}
      rows={[
        ...kinds.map(({ kind, count, amount }) => ({
          key: kind,
          cells: [t(($) => $.kinds[kind]), String(count), cents(amount)],
        })),
        ...revenue.map(({ vatRate: rate, count, amount }) => ({
          key: `rate ${rate}`,
          cells: [rate === 0 ? t(($) => $.revenueFree) : t(($) => $.revenueOf, { rate }), String(count), cents(amount)],
        })),
      ]}
    />
  );
};

const Title = styled('strong')({ display: 'block' });

/** What to know before a file is sent to the tax adviser. */
const AccountNotices = ({ sums, isDatev }: { sums: AccountingSums; isDatev: boolean }) => {
  const { t } = useTranslation('accounting');
  const rates = sums.ratesWithoutAccount.map((rate) => `${rate} %`).join(', ');
  return (
    <>
      {sums.areProposals && (
        <NoticeBox kind="warning">
          <Title>{t(($) => $.proposalsTitle)}</Title>
          {t(($) => $.proposals)} <Link to="/dashboard/settings/accounting">{t(($) => $.toAccounts)}</Link>
        </NoticeBox>
      )}
      {rates !== '' && (
        <NoticeBox kind="warning">
          {t(($) => $.ratesWithoutAccount, { rates })}{' '}
          <Link to="/dashboard/settings/accounting">{t(($) => $.toAccounts)}</Link>
        </NoticeBox>
      )}
      {isDatev && !sums.isOneBusinessYear && <NoticeBox kind="warning">{t(($) => $.twoBusinessYears)}</NoticeBox>}
    </>
  );
};

type AccountingExportProps = { choice: ExportChoice; onExported: () => void };

/** What the file would contain, and the button that makes it. */
export const AccountingExport = ({ choice, onExported }: AccountingExportProps) => {
  const { t } = useTranslation('accounting');
  const { t: core } = useTranslation('core');
  const errorText = useErrorText();
  const { state, retry } = useAccountingSums(choice);
  if (state.status === 'loading') return <ListSkeleton />;
  if (state.status === 'failed')
    return (
      <NoticeBox kind="error" role="alert">
        <p>{errorText(state.error)}</p>
        <Button variant="secondary" onClick={retry}>
          {core(($) => $.retry)}
        </Button>
      </NoticeBox>
    );
  const { sums } = state;
  if (sums.count === 0) return <EmptyList title={t(($) => $.empty)} text={t(($) => $.emptyText)} />;
  return (
    <>
      <AccountNotices sums={sums} isDatev={choice.kind === 'DATEV'} />
      <Card title={t(($) => $.sums)}>
        <SumsTable sums={sums} />
        {(choice.kind === 'CSV' || sums.isOneBusinessYear) && (
          <ButtonRow>
            <PostingsExportButton choice={choice} onExported={onExported} />
          </ButtonRow>
        )}
      </Card>
    </>
  );
};
