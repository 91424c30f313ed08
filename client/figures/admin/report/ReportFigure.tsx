import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { mdiFileExportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { csvFile } from '@platzwart/contracts/core';
import { downloadFile } from '../../../core/browser/downloadFile.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { DataTable } from '../../../ui/layout/DataTable.tsx';
import { radius, touchTarget } from '../../../ui/theme/shape.ts';
import { FigureDefinition } from '../FigureDefinition.tsx';
import type { FigureTable } from './figureTable.ts';

const Root = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignContent: 'start',
  margin: 0,
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  '@media print': { padding: 0, border: 0, breakInside: 'avoid' },
}));
const Caption = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  '& h3': { ...theme.typography.h3, margin: 0, paddingBlock: theme.spacing(1.5) },
}));
const AsTable = styled('details')(({ theme }) => ({
  '& > summary': {
    width: 'fit-content',
    minHeight: touchTarget,
    paddingBlock: theme.spacing(2),
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '@media print': { '& > summary': { display: 'none' }, '&::details-content': { contentVisibility: 'visible' } },
}));
const Foot = styled('div')({ '@media print': { display: 'none' } });

type ReportFigureProps = {
  /** The finding, as a sentence. */
  title: string;
  /** The subject, and what is counted. */
  name: string;
  definition: string;
  table: FigureTable;
  /** Without the suffix. */
  file: string;
  /** A chart is hidden from screen readers, which read the table. Missing where the table itself is shown by `children`. */
  chart?: ReactNode;
  children?: ReactNode;
};

/** One figure of a report: its finding, a chart or a table that says it, and the numbers to take away. */
export const ReportFigure = ({ title, name, definition, table, file, chart, children }: ReportFigureProps) => {
  const { t } = useTranslation('figuresAdmin');
  const save = () => downloadFile(`${file}.csv`, 'text/csv;charset=utf-8', csvFile([table.columns, ...table.rows]));
  return (
    <Root>
      <Caption>
        <h3>{title}</h3>
        <FigureDefinition name={name} text={definition} />
      </Caption>
      {chart !== undefined && <div aria-hidden="true">{chart}</div>}
      {children}
      {chart !== undefined && (
        <AsTable>
          <summary>{t(($) => $.report.asTable)}</summary>
          <DataTable
            label={name}
            columns={table.columns}
            rows={table.rows.map((cells) => ({ key: cells.join(' '), cells }))}
          />
        </AsTable>
      )}
      <Foot>
        <Button
          variant="quiet"
          icon={<Icon path={mdiFileExportOutline} />}
          onClick={save}
          aria-label={t(($) => $.report.csvOf, { name })}
        >
          {t(($) => $.report.csv)}
        </Button>
      </Foot>
    </Root>
  );
};
