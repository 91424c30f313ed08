import { useTranslation } from 'react-i18next';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { FileDrop } from '../../ui/forms/FileDrop.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useReadStatement } from './useReadStatement.ts';

type Read = NonNullable<ReturnType<typeof useReadStatement>['read']>;

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

/** What of a file was not read, or may be missing. */
const ReadWarnings = ({ read }: { read: Read }) => {
  const { t } = useTranslation('bankAdmin');
  const { unreadable, isCutOff, otherAccounts, skippedAccounts } = read;
  const warnings = [
    ...(unreadable > 0 ? [t(($) => $.incomplete, { count: unreadable })] : []),
    ...(isCutOff ? [t(($) => $.cutOff)] : []),
    ...skippedAccounts.map((iban) => t(($) => $.skippedAccount, { iban })),
    ...otherAccounts.map((iban) => t(($) => $.otherAccount, { iban })),
  ];
  return warnings.map((warning) => (
    <NoticeBox key={warning} kind="warning" role="status">
      {warning}
    </NoticeBox>
  ));
};

/** The line of the file that is at fault, where there is one. */
const lineOf = (refusal: Error | null): number | null =>
  refusal instanceof ServerRefusal ? (refusal.details.line ?? null) : null;

/** Reads a file, and says how much of it is new. `onRead`: movements may have come. */
export const StatementUpload = ({ onRead }: { onRead: () => void }) => {
  const { t } = useTranslation('bankAdmin');
  const errorText = useErrorText();
  const { read, refusal, isBusy, open } = useReadStatement(onRead);
  const line = lineOf(refusal);
  return (
    <Card title={t(($) => $.upload)}>
      <p>{t(($) => $.intro)}</p>
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)} {line !== null && t(($) => $.inLine, { line })}
        </NoticeBox>
      )}
      {read && !isBusy && <ReadSummary read={read} />}
      {read && !isBusy && <ReadWarnings read={read} />}
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
