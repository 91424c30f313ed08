import { useState } from 'react';
import styled from '@emotion/styled';
import { mdiDownload } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../core/browser/downloadFile.ts';
import { useLanguage } from '../../core/texts/language.ts';
import { createDraft } from '../../core/forms/draft.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useViewer } from '../../core/session/useViewer.ts';
import { useOnSessionExpired } from '../../core/session/useOnSessionExpired.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { ImportChoice } from './import/ImportChoice.tsx';
import { Problems } from './import/Problems.tsx';
import { templateIn } from './import/importTemplate.ts';
import { useImport } from './import/useImport.ts';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  maxWidth: 960,
  '& > p': { margin: 0 },
  '& > button': { justifySelf: 'start' },
}));
const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) }));

const TemplateButton = () => {
  const { t } = useTranslation('userAdmin');
  const language = useLanguage();
  const download = () =>
    downloadFile(
      t(($) => $.import.templateFile),
      'text/csv;charset=utf-8',
      templateIn(language),
    );
  return (
    <Button variant="secondary" icon={<Icon path={mdiDownload} />} onClick={download}>
      {t(($) => $.import.template)}
    </Button>
  );
};

const Done = ({ created, onAgain }: { created: number; onAgain: () => void }) => {
  const { t } = useTranslation('userAdmin');
  return (
    <>
      <NoticeBox kind="success" role="status">
        {t(($) => $.import.done, { count: created })}
      </NoticeBox>
      <Row>
        <ButtonLink to="/dashboard/user">{t(($) => $.import.toUsers)}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {t(($) => $.import.again)}
        </Button>
      </Row>
    </>
  );
};

/** The result of the check, and the next step: to check again, or, where every line is valid, to create. */
const Steps = ({ csv, state, isBusy, check, run }: { csv: string } & ReturnType<typeof useImport>) => {
  const { t } = useTranslation('userAdmin');
  const answer = state.step === 'checked' ? state.answer : null;
  if (answer?.problems.length === 0) {
    return (
      <>
        <NoticeBox kind="success" role="status">
          {t(($) => $.import.fine, { count: answer.created })}
        </NoticeBox>
        <Button isBusy={isBusy} onClick={() => run(csv)}>
          {isBusy ? t(($) => $.import.running) : t(($) => $.import.run, { count: answer.created })}
        </Button>
      </>
    );
  }
  return (
    <>
      {answer && <Problems problems={answer.problems} />}
      <Button isBusy={isBusy} disabled={csv.trim() === ''} onClick={() => check(csv)}>
        {t(($) => (isBusy ? $.import.checking : $.import.check))}
      </Button>
    </>
  );
};

const draft = createDraft<string>();

/** Creates many accounts: first checks every line, then creates all or none. */
export const ImportPage = () => {
  const { t } = useTranslation('userAdmin');
  const errorText = useErrorText();
  const { userID } = useViewer();
  const [csv, setCsv] = useState(() => draft.of(userID) ?? '');

  const people = useImport();
  useOnSessionExpired(() => {
    if (people.state.step !== 'done') draft.keep(userID, csv);
  });
  const change = (text: string) => {
    draft.forget();
    setCsv(text);
    people.startOver();
  };
  if (people.state.step === 'done') {
    return (
      <Page title={t(($) => $.import.title)}>
        <Column>
          <Done created={people.state.created} onAgain={() => change('')} />
        </Column>
      </Page>
    );
  }
  return (
    <Page title={t(($) => $.import.title)} actions={<TemplateButton />}>
      <Column>
        <p>{t(($) => $.import.intro)}</p>
        <p>{t(($) => $.import.columnsHint)}</p>
        <ImportChoice csv={csv} onChange={change} />
        {people.refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(people.refusal)}
          </NoticeBox>
        )}
        <Steps csv={csv} {...people} />
      </Column>
    </Page>
  );
};
