import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { FileDrop } from '../../ui/forms/FileDrop.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useReadStatement } from './useReadStatement.ts';

type Read = Readonly<{ name: string; found: number; added: number }>;

/** Which sentence says how many movements of a file were known; none for a file without movements. */
const noveltyOf = ({ found, added }: Read): 'allKnown' | 'allNew' | 'known' | null => {
  if (found === 0) return null;
  if (added === found) return 'allNew';
  return added === 0 ? 'allKnown' : 'known';
};

const ReadSummary = ({ read }: { read: Read }) => {
  const { t } = useTranslation('bankAdmin');
  const { name, found, added } = read;
  const novelty = noveltyOf(read);
  return (
    <NoticeBox kind="success" role="status">
      {t(($) => $.summary, { name, count: found })}{' '}
      {novelty && t(($) => $[novelty], { count: novelty === 'allNew' ? added : found - added })}
    </NoticeBox>
  );
};

/** Reads a file, and says how much of it is new. `onRead`: movements may have come. */
export const StatementUpload = ({ onRead }: { onRead: () => void }) => {
  const { t } = useTranslation('bankAdmin');
  const errorText = useErrorText();
  const { read, refusal, isBusy, open } = useReadStatement(onRead);
  return (
    <Card title={t(($) => $.upload)}>
      <p>{t(($) => $.intro)}</p>
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      {read && !isBusy && <ReadSummary read={read} />}
      {read?.otherAccounts.map((iban) => (
        <NoticeBox key={iban} kind="warning" role="status">
          {t(($) => $.otherAccount, { iban })}
        </NoticeBox>
      ))}
      {isBusy ? (
        <NoticeBox kind="info" role="status">
          {t(($) => $.reading)}
        </NoticeBox>
      ) : (
        <FileDrop
          texts={{ drop: t(($) => $.drop), dropNow: t(($) => $.dropNow), choose: t(($) => $.choose) }}
          accept=".xml,.zip,.sta,.mt940,.940,.txt,application/xml,text/xml,application/zip,text/plain"
          onFile={open}
        />
      )}
    </Card>
  );
};
