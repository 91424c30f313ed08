import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/layout/DataTable.tsx';
import { browserKeys } from './dataClasses.ts';

/** Everything that this site may ever keep in a browser. */
export const BrowserTable = () => {
  const { t } = useTranslation('club');
  return (
    <DataTable
      label={t(($) => $.privacy.browser.title)}
      columns={[t(($) => $.privacy.browser.what), t(($) => $.privacy.browser.key), t(($) => $.privacy.browser.until)]}
      rows={browserKeys.map(({ name, key, place }) => ({
        key: name,
        cells: [t(($) => $.privacy.browser.keys[name]), <code>{key}</code>, t(($) => $.privacy.browser[place])],
      }))}
    />
  );
};
