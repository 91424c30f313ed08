import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { browserStorage } from '../../core/browser/safeStorage.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { AccountingExport } from './AccountingExport.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { ExportChooser, type ChosenExport } from './ExportChooser.tsx';
import { periodOf } from './accountingPeriod.ts';

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  '& > p': { maxWidth: '70ch', margin: 0, color: theme.vars.palette.text.secondary },
}));

/** Where this browser keeps the position of its last export. */
const positionKey = 'accountingPosition';

/** The files for the tax adviser, by period and position of the log (decisions.md I15, N45). */
export const AccountingPage = () => {
  const { t } = useTranslation('accounting');
  const year = Number(useClubClock().date.slice(0, 4));
  const [chosen, setChosen] = useState<ChosenExport>({
    ...{ year, part: 'year', isOnlyNew: false },
    after: browserStorage.getItem(positionKey) ?? '',
  });
  const after = chosen.isOnlyNew && chosen.after.trim() !== '' ? chosen.after.trim() : null;
  const { from, to } = periodOf(chosen.year, chosen.part);
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
          key={`${from} ${to} ${after ?? ''}`}
          choice={{ from, to, after }}
          onExported={(upTo) => browserStorage.setItem(positionKey, upTo)}
        />
        <Card title={t(($) => $.yearTitle, { year: chosen.year })}>
          <p>{t(($) => $.yearText)}</p>
          <ButtonRow>
            <DownloadButton
              file="year.zip"
              variant="secondary"
              choice={{ ...periodOf(chosen.year, 'year'), after: null }}
            >
              {t(($) => $.yearFile)}
            </DownloadButton>
          </ButtonRow>
        </Card>
      </Sections>
    </Page>
  );
};
