import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { FileDrop } from '../../ui/forms/FileDrop.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { StatementResult } from './StatementResult.tsx';
import { useReadStatement } from './useReadStatement.ts';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '& > p': { margin: 0 },
}));

/** Reads a statement of account and books what its movements pay (decisions.md N38, N40). */
export const StatementPage = () => {
  const { t } = useTranslation('bankAdmin');
  const errorText = useErrorText();
  const { read, refusal, isBusy, open, close } = useReadStatement();
  if (read)
    return (
      <Page
        title={t(($) => $.title)}
        actions={
          <Button variant="secondary" onClick={close}>
            {t(($) => $.another)}
          </Button>
        }
      >
        <Column>
          <StatementResult {...read} />
        </Column>
      </Page>
    );
  return (
    <Page title={t(($) => $.title)} width="text">
      <Column>
        <p>{t(($) => $.intro)}</p>
        <p>{t(($) => $.privacy)}</p>
        {refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        )}
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
      </Column>
    </Page>
  );
};
