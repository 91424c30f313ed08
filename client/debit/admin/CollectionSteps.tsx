import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  CollectionSteps_collection$data,
  CollectionSteps_collection$key,
} from '../../__generated__/CollectionSteps_collection.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { DebitFileButton } from './DebitFileButton.tsx';
import { DebitQuestion } from './DebitQuestion.tsx';
import { useCancelCollection, useSettleCollection, useSubmitCollection } from './useDebitMutations.ts';
import { useStep } from './useStep.ts';

const Below = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5) }));

type Data = CollectionSteps_collection$data;
type Step = 'cancel' | 'settle' | 'submit';

/** What can be done with a collection today. */
const stepsOf = (
  { state, count, executionOn }: Pick<Data, 'count' | 'executionOn' | 'state'>,
  today: string,
): readonly Step[] => {
  if (state === 'ANNOUNCED') return count > 0 ? ['submit', 'cancel'] : ['cancel'];
  return state === 'SUBMITTED' && executionOn <= today ? ['settle'] : [];
};

type StepDialogProps = { step: Step; collection: Data; what: string; onDone: () => void; onClose: () => void };

const StepDialog = ({ step, collection: { _id: id, version, amount }, what, onDone, onClose }: StepDialogProps) => {
  const { t } = useTranslation('debitAdmin');
  const { cents } = useFormat();
  const [submit, settle, cancel] = [useSubmitCollection(), useSettleCollection(), useCancelCollection()];
  const { refusal, callbacks } = useStep(
    t(($) => $.done),
    onDone,
  );
  const send = {
    submit: () => submit.call({ id, version }, callbacks),
    settle: () => settle.call({ id }, callbacks),
    cancel: () => cancel.call({ id }, callbacks),
  } satisfies Record<Step, () => void>;
  return (
    <DebitQuestion
      title={t(($) => $.run.steps[step].button)}
      submit={t(($) => $.run.steps[step].submit)}
      isDangerous={step === 'cancel'}
      isBusy={submit.isBusy || settle.isBusy || cancel.isBusy}
      {...{ refusal, onClose }}
      onSubmit={send[step]}
    >
      {t(($) => $.run.steps[step].text, { what, amount: cents(amount) })}
    </DebitQuestion>
  );
};

const Hints = ({ collection: { state, count, submitUntil }, today }: { collection: Data; today: string }) => {
  const { t } = useTranslation('debitAdmin');
  if (state !== 'ANNOUNCED' || (count > 0 && submitUntil >= today)) return null;
  return (
    <NoticeBox kind="warning" role="status">
      {t(($) => (count === 0 ? $.run.empty : $.run.late))}
    </NoticeBox>
  );
};

type CollectionStepsProps = { collection: CollectionSteps_collection$key; onChanged: () => void };

/** Where a collection stands, its file, and the next step. */
export const CollectionSteps = ({ collection: key, onChanged }: CollectionStepsProps) => {
  const { t } = useTranslation('debitAdmin');
  const { cents, date } = useFormat();
  const { date: today } = useClubClock();
  const [asked, setAsked] = useState<Step | null>(null);
  const collection = useFragment(
    graphql`
      fragment CollectionSteps_collection on DebitCollection {
        _id
        state
        announcedOn
        executionOn
        submitUntil
        submittedOn
        version
        count
        amount
        credited
        documentUrl
      }
    `,
    key,
  );
  const { state, count, amount, credited, announcedOn, submitUntil, submittedOn, documentUrl } = collection;
  const what = t(($) => $.count, { count });
  return (
    <Below>
      <Card title={t(($) => $.runs.states[state])}>
        <p>{t(($) => $.run.sum, { what, amount: cents(amount) })}</p>
        <DescriptionList>
          <dt>{t(($) => $.run.announcedOn)}</dt>
          <dd>{date(announcedOn, 'plain')}</dd>
          <dt>{t(($) => (submittedOn == null ? $.run.submitUntil : $.run.submittedOn))}</dt>
          <dd>{date(submittedOn ?? submitUntil, 'plain')}</dd>
          {credited > 0 && (
            <>
              <dt>{t(($) => $.run.credited)}</dt>
              <dd>{cents(credited)}</dd>
            </>
          )}
        </DescriptionList>
        <Hints collection={collection} today={today} />
        <ButtonRow>
          {documentUrl != null && count > 0 && <DebitFileButton path={documentUrl} />}
          {stepsOf(collection, today).map((step) => (
            <Button key={step} variant="secondary" onClick={() => setAsked(step)}>
              {t(($) => $.run.steps[step].button)}
            </Button>
          ))}
        </ButtonRow>
        {asked && (
          <StepDialog
            {...{ step: asked, collection, what }}
            onDone={() => {
              setAsked(null);
              onChanged();
            }}
            onClose={() => setAsked(null)}
          />
        )}
      </Card>
    </Below>
  );
};
