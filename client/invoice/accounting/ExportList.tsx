import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ExportListQuery } from '../../__generated__/ExportListQuery.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { DownloadButton } from './DownloadButton.tsx';

/** Every export that was made, by whomever; `version` changes where there is a new one. */
export const ExportList = ({ version }: { version: number }) => {
  const { t } = useTranslation('accounting');
  const { date, dayOf, clock } = useFormat();
  const { accountingExports } = useLazyLoadQuery<ExportListQuery>(
    graphql`
      query ExportListQuery {
        accountingExports {
          exportID
          kind
          from
          to
          isOnlyNew
          rows
          fileName
          exportedAt
          by {
            firstName
            lastName
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${version}` },
  );
  if (accountingExports.length === 0) return <Card title={t(($) => $.exports)}>{t(($) => $.noExports)}</Card>;
  return (
    <Card title={t(($) => $.exports)}>
      <AdminTable
        label={t(($) => $.exports)}
        columns={[
          { label: t(($) => $.columns.exportedAt) },
          { label: t(($) => $.columns.by) },
          { label: t(($) => $.columns.period) },
          { label: t(($) => $.columns.content) },
          { label: t(($) => $.columns.count), isNarrow: true, isNumber: true },
          { label: t(($) => $.columns.file), isSilent: true },
        ]}
        rows={accountingExports.map(({ exportID, kind, from, to, isOnlyNew, rows, fileName, exportedAt, by }) => ({
          key: exportID,
          cells: [
            `${dayOf(Date.parse(exportedAt))}, ${clock(Date.parse(exportedAt))}`,
            by ? `${by.firstName} ${by.lastName}` : t(($) => $.erased),
            `${date(from, 'plain')} – ${date(to, 'plain')}`,
            t(($) => (isOnlyNew ? $.newOf : $.allOf), { file: t(($) => $.fileKinds[kind]) }),
            String(rows),
            // In a row of its own on a phone: a bare button would be in the corner of the card.
            <ButtonRow key="file">
              <DownloadButton path={`exports/${exportID}`} of={fileName}>
                {t(($) => $.again)}
              </DownloadButton>
            </ButtonRow>,
          ],
        }))}
      />
    </Card>
  );
};
