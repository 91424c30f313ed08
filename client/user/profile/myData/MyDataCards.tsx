import { useEffect } from 'react';
import { mdiDownload, mdiPrinter } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay';
import type { MyDataCardsQuery } from '../../../__generated__/MyDataCardsQuery.graphql.ts';
import { downloadFile } from '../../../core/browser/downloadFile.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { AccountData } from './AccountData.tsx';
import { DataView } from './DataView.tsx';
import { decodeStoredData, isGroup } from './storedData.ts';
import { useDataTexts } from './useDataTexts.ts';

/** Paper cannot be unfolded: all of it is open before it is printed. */
const useUnfoldedPrint = () => {
  useEffect(() => {
    const unfold = () => document.querySelectorAll('details').forEach((fold) => fold.setAttribute('open', ''));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
};

/** Everything the club stores about the signed-in person, to read, to print and to download (Art. 15, 20 GDPR). */
export const MyDataCards = ({ data }: { data: PreloadedQuery<MyDataCardsQuery> }) => {
  const { t } = useTranslation('profile');
  const { nameOf, textOf } = useDataTexts();
  const { myData } = usePreloadedQuery<MyDataCardsQuery>(
    graphql`
      query MyDataCardsQuery {
        myData {
          json
          made_at
        }
      }
    `,
    data,
  );
  useUnfoldedPrint();
  return (
    <>
      <p>{t(($) => $.data.text, { at: textOf('made_at', myData.made_at) })}</p>
      <ButtonRow>
        <Button
          icon={<Icon path={mdiDownload} />}
          onClick={() =>
            downloadFile(
              t(($) => $.data.fileName),
              'application/json',
              myData.json,
            )
          }
        >
          {t(($) => $.data.download)}
        </Button>
        <Button variant="secondary" icon={<Icon path={mdiPrinter} />} onClick={() => window.print()}>
          {t(($) => $.data.print)}
        </Button>
      </ButtonRow>
      {Object.entries(decodeStoredData(myData.json)).map(([name, value]) => (
        <Card key={name} title={nameOf(name)}>
          {name === 'account' && isGroup(value) ? (
            <AccountData account={value} />
          ) : (
            <DataView name={name} value={value} />
          )}
        </Card>
      ))}
    </>
  );
};
