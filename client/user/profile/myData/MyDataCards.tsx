import { mdiDownload, mdiPrinter } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MyDataCardsQuery } from '../../../__generated__/MyDataCardsQuery.graphql.ts';
import { downloadFile } from '../../../core/downloadFile.ts';
import { useRetryKey } from '../../../core/retryKey.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonRow } from '../../../ui/ButtonRow.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DataView } from './DataView.tsx';
import { decodeOnRecord } from './dataOnRecord.ts';
import { useDataWords } from './useDataWords.ts';

/** Everything the club stores about the person who is signed in, to read, to print and to take along (Art. 15, 20 GDPR). */
export const MyDataCards = () => {
  const { t } = useTranslation('profile');
  const { nameOf, textOf } = useDataWords();
  const { myData } = useLazyLoadQuery<MyDataCardsQuery>(
    graphql`
      query MyDataCardsQuery {
        myData {
          json
          made_at
        }
      }
    `,
    {},
    // What was shown last may be old: the page says as of when.
    { fetchKey: useRetryKey(), fetchPolicy: 'network-only' },
  );
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
        <Button look="secondary" icon={<Icon path={mdiPrinter} />} onClick={() => window.print()}>
          {t(($) => $.data.print)}
        </Button>
      </ButtonRow>
      {Object.entries(decodeOnRecord(myData.json)).map(([name, value]) => (
        <Card key={name} title={nameOf(name)}>
          <DataView name={name} value={value} />
        </Card>
      ))}
    </>
  );
};
