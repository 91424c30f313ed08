import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/layout/DataTable.tsx';
import { type Retention, dataClasses } from './dataClasses.ts';

const useRetentionText = () => {
  const { t } = useTranslation('club');
  return (retention: Retention): string => {
    if ('until' in retention) {
      const { until } = retention;
      return t(($) => $.privacy.retention[until]);
    }
    if ('years' in retention) return t(($) => $.privacy.retention.years, { count: retention.years });
    return t(($) => $.privacy.retention.days, { count: retention.days });
  };
};

/** Each kind of personal data with its purpose, basis and retention, from dataClasses.ts. */
export const RetentionTable = () => {
  const { t } = useTranslation('club');
  const retentionText = useRetentionText();
  return (
    <DataTable
      label={t(($) => $.privacy.table.title)}
      columns={[t(($) => $.privacy.table.what), t(($) => $.privacy.table.basis), t(($) => $.privacy.table.retention)]}
      rows={dataClasses.map(({ name, basis, retention }) => ({
        key: name,
        cells: [
          <>
            <strong>{t(($) => $.privacy.classes[name].name)}</strong>
            <br />
            {t(($) => $.privacy.classes[name].purpose)}
          </>,
          t(($) => $.privacy.bases[basis]),
          retentionText(retention),
        ],
      }))}
    />
  );
};
