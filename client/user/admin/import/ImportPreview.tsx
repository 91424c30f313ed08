import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { AdminTable } from '../../../ui/material/admin/AdminTable.tsx';
import type { ImportAnswer } from './useImport.ts';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

type Row = ImportAnswer['preview'][number];
const nameOf = ({ name, companyName }: Row): string => [companyName, name].filter(Boolean).join(', ');

/** What a check has read: columns that are passed over, and the first accounts as they will be. */
export const ImportPreview = ({ answer: { ignoredColumns, preview } }: { answer: ImportAnswer }) => {
  const { t } = useTranslation('userAdmin');
  return (
    <>
      {ignoredColumns.length > 0 && (
        <NoticeBox kind="warning">
          {t(($) => $.import.ignored, { count: ignoredColumns.length, columns: ignoredColumns.join(', ') })}
        </NoticeBox>
      )}
      {preview.length > 0 && (
        <Section>
          <h2>{t(($) => $.import.preview)}</h2>
          <p>{t(($) => $.import.previewNote)}</p>
          <AdminTable
            label={t(($) => $.import.preview)}
            columns={[
              { label: t(($) => $.import.previewColumns.name) },
              { label: t(($) => $.users.exportColumns.userID), isNarrow: true },
              { label: t(($) => $.users.exportColumns.email) },
              { label: t(($) => $.users.exportColumns.phone) },
              { label: t(($) => $.import.previewColumns.address) },
              { label: t(($) => $.users.exportColumns.role), isNarrow: true },
            ]}
            rows={preview.map((row) => ({
              key: String(row.line),
              cells: [
                nameOf(row),
                row.userID ?? '–',
                row.email ?? '–',
                row.phone ?? '–',
                row.address ?? '–',
                t(($) => $.roles[row.role]),
              ],
            }))}
          />
        </Section>
      )}
    </>
  );
};
