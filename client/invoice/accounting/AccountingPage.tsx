import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { AccountingExport } from './AccountingExport.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { ExportList } from './ExportList.tsx';
import { ExportChooser, type ChosenExport } from './ExportChooser.tsx';
import { periodOf } from './accountingPeriod.ts';

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  '& > p': { maxWidth: '70ch', margin: 0, color: theme.vars.palette.text.secondary },
}));

/** The files for the tax adviser, by period, and those that were exported before (decisions.md I15, N45). */
export const AccountingPage = () => {
  const { t } = useTranslation('accounting');
  const year = Number(useClubClock().date.slice(0, 4));
  const [chosen, setChosen] = useState<ChosenExport>({ year, part: 'year', kind: 'DATEV', isOnlyNew: true });
  const [version, setVersion] = useState(0);
  const { kind, isOnlyNew } = chosen;
  const { from, to } = periodOf(chosen.year, chosen.part);
  const ofYear = new URLSearchParams(periodOf(chosen.year, 'year'));
  return (
    <Page title={t(($) => $.title)}>
      <Sections>
        <p>{t(($) => $.hint)}</p>
        <ExportChooser
          currentYear={year}
          chosen={chosen}
          onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
        />
        <AccountingExport
          key={`${kind} ${from} ${to} ${isOnlyNew} ${version}`}
          choice={{ kind, from, to, isOnlyNew }}
          onExported={() => setVersion((before) => before + 1)}
        />
        <RetryBoundary>
          <Suspense fallback={<ListSkeleton />}>
            <ExportList version={version} />
          </Suspense>
        </RetryBoundary>
        <Card title={t(($) => $.yearTitle, { year: chosen.year })}>
          <p>{t(($) => $.yearText)}</p>
          <ButtonRow>
            <DownloadButton path={`year.zip?${ofYear.toString()}`}>{t(($) => $.yearFile)}</DownloadButton>
          </ButtonRow>
        </Card>
      </Sections>
    </Page>
  );
};
