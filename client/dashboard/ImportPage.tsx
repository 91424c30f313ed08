import { useState } from 'react';
import styled from '@emotion/styled';
import { mdiDownload } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../core/downloadFile.ts';
import { useLanguage } from '../core/language.ts';
import { createDraft } from '../core/draft.ts';
import { useErrorText } from '../core/useErrorText.ts';
import { useViewer } from '../core/useViewer.ts';
import { useWhenExpired } from '../core/useWhenExpired.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NoticeBox } from '../ui/NoticeBox.tsx';
import { Page } from '../ui/Page.tsx';
import { ImportChoice } from './import/ImportChoice.tsx';
import { Problems } from './import/Problems.tsx';
import { templateIn } from './import/template.ts';
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
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const download = () =>
    downloadFile(
      t(($) => $.import.templateFile),
      'text/csv;charset=utf-8',
      templateIn(language),
    );
  return (
    <Button look="secondary" icon={<Icon path={mdiDownload} />} onClick={download}>
      {t(($) => $.import.template)}
    </Button>
  );
};

const Done = ({ created, onAgain }: { created: number; onAgain: () => void }) => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <NoticeBox kind="success" role="status">
        {t(($) => $.import.done, { count: created })}
      </NoticeBox>
      <Row>
        <ButtonLink to="/dashboard/user">{t(($) => $.import.toUsers)}</ButtonLink>
        <Button look="secondary" onClick={onAgain}>
          {t(($) => $.import.again)}
        </Button>
      </Row>
    </>
  );
};

/** What was found, and the next step: to check, or, where every line is right, to create. */
const Steps = ({ csv, state, isBusy, check, run }: { csv: string } & ReturnType<typeof useImport>) => {
  const { t } = useTranslation('dashboard');
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

/** Many accounts at once: checked line by line first, then created, all or none. */
export const ImportPage = () => {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { userID } = useViewer();
  const [csv, setCsv] = useState(() => draft.of(userID) ?? '');

  const people = useImport();
  useWhenExpired(() => {
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
