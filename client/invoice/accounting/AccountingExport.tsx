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
import { DownloadButton } from './DownloadButton.tsx';
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
const AccountNotices = ({ sums }: { sums: AccountingSums }) => {
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
      {!sums.isOneBusinessYear && <NoticeBox kind="warning">{t(($) => $.twoBusinessYears)}</NoticeBox>}
    </>
  );
};

type AccountingExportProps = { choice: ExportChoice; onExported: (upTo: string) => void };

/** What the files would contain, and the files. */
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
  const { count, upTo } = state.sums;
  if (count === 0) return <EmptyList title={t(($) => $.empty)} text={t(($) => $.emptyText)} />;
  const exported = () => {
    if (upTo !== null) onExported(upTo);
  };
  return (
    <>
      <AccountNotices sums={state.sums} />
      <Card title={t(($) => $.sums)}>
        <SumsTable sums={state.sums} />
      </Card>
      <Card title={t(($) => $.files)}>
        <ButtonRow>
          {state.sums.isOneBusinessYear && (
            <DownloadButton file="datev.csv" choice={choice} onDone={exported}>
              {t(($) => $.datev)}
            </DownloadButton>
          )}
          <DownloadButton file="postings.csv" choice={choice} variant="secondary" onDone={exported}>
            {t(($) => $.csv)}
          </DownloadButton>
        </ButtonRow>
      </Card>
    </>
  );
};
