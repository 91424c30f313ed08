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
import { CheckField } from '../../ui/forms/CheckField.tsx';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { ImportChoice } from './import/ImportChoice.tsx';
import { ImportPreview } from './import/ImportPreview.tsx';
import { Problems } from './import/Problems.tsx';
import { templateIn } from './import/importTemplate.ts';
import { type ImportAnswer, useImport } from './import/useImport.ts';

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

const Done = ({ answer, onAgain }: { answer: ImportAnswer; onAgain: (rest: string) => void }) => {
  const { t } = useTranslation('userAdmin');
  const { created, invited, rest } = answer;
  return (
    <>
      <NoticeBox kind="success" role="status">
        {t(($) => $.import.done, { count: created })} {t(($) => $.import.invited, { count: invited })}
      </NoticeBox>
      {rest != null && <Problems problems={answer.problems} />}
      <Row>
        {rest != null && <Button onClick={() => onAgain(rest)}>{t(($) => $.import.mend)}</Button>}
        <ButtonLink to="/dashboard/user">{t(($) => $.import.toUsers)}</ButtonLink>
        <Button variant="secondary" onClick={() => onAgain('')}>
          {t(($) => $.import.again)}
        </Button>
      </Row>
    </>
  );
};

type CreateProps = { answer: ImportAnswer; isBusy: boolean; onCreate: (invite: boolean) => void };

/** Creates the lines that are right; whether their people are invited now is chosen here. */
const Create = ({ answer: { created, invited }, isBusy, onCreate }: CreateProps) => {
  const { t } = useTranslation('userAdmin');
  const [isInviting, setInviting] = useState(true);
  const withoutEmail = created - invited;
  const label = t(($) => (isInviting && invited > 0 ? $.import.run : $.import.runLater), { count: created });
  return (
    <>
      <NoticeBox kind="success" role="status">
        {t(($) => $.import.fine, { count: created })}
        {withoutEmail > 0 && ` ${t(($) => $.import.withoutEmail, { count: withoutEmail })}`}
      </NoticeBox>
      <CheckField
        label={t(($) => $.import.invite)}
        help={t(($) => $.import.inviteHelp)}
        checked={isInviting}
        onChange={({ target }) => setInviting(target.checked)}
      />
      <Button isBusy={isBusy} onClick={() => onCreate(isInviting)}>
        {isBusy ? t(($) => $.import.running) : label}
      </Button>
    </>
  );
};

/** What the check has found; the lines that are right can be created. */
const Checked = (props: CreateProps) => {
  const { problems, created } = props.answer;
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} />}
      <ImportPreview answer={props.answer} />
      {created > 0 && <Create {...props} />}
    </>
  );
};

/** The result of the check, and the next steps: to create what is right, and to check again what was mended. */
const Steps = ({ csv, state, isBusy, check, run }: { csv: string } & ReturnType<typeof useImport>) => {
  const { t } = useTranslation('userAdmin');
  const answer = state.step === 'checked' ? state.answer : null;
  const checkAgain = (
    <Button
      variant={answer?.created ? 'secondary' : 'primary'}
      isBusy={isBusy}
      disabled={csv.trim() === ''}
      onClick={() => check(csv)}
    >
      {t(($) => (isBusy ? $.import.checking : $.import.check))}
    </Button>
  );
  return (
    <>
      {answer && <Checked answer={answer} isBusy={isBusy} onCreate={(invite) => run(csv, invite)} />}
      {answer?.problems.length !== 0 && checkAgain}
    </>
  );
};

const draft = createDraft<string>();

/** Creates many accounts: first checks every line, then creates those that are right and keeps the others to be mended. */
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
          <Done answer={people.state.answer} onAgain={change} />
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
