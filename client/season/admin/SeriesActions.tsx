import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type GivenAnswer, givenAnswers } from '@platzwart/contracts/booking';
import type { SeriesActionsAnswerMutation } from '../../__generated__/SeriesActionsAnswerMutation.graphql.ts';
import type { SeriesActionsRemoveMutation } from '../../__generated__/SeriesActionsRemoveMutation.graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { SeasonDialog } from './SeasonDialog.tsx';
import { SeriesDialog } from './SeriesDialog.tsx';
import type { SeriesDraft } from './seriesDraft.ts';
import { useSeasonCall } from './useSeasonCall.ts';

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

type OfSeries = { planID: string; seriesID: string; what: string; onDone: () => void; onClose: () => void };

const RemoveDialog = ({ planID, seriesID, what, onDone, onClose }: OfSeries) => {
  const { t } = useTranslation('seasonAdmin');
  const { send, isBusy, refusal } = useSeasonCall<SeriesActionsRemoveMutation>(
    graphql`
      mutation SeriesActionsRemoveMutation($planID: ID!, $seriesID: ID!) {
        removeSeasonSeries(planID: $planID, seriesID: $seriesID) {
          code
        }
      }
    `,
    { done: t(($) => $.removed), onDone },
  );
  return (
    <SeasonDialog
      title={t(($) => $.removeTitle)}
      text={t(($) => $.removeText, { what })}
      submit={t(($) => $.remove)}
      isDanger
      {...{ isBusy, refusal, onClose }}
      onSubmit={() => send({ planID, seriesID })}
    />
  );
};

const longest = 500;

const AnswerDialog = ({ planID, seriesID, what, onDone, onClose }: OfSeries) => {
  const { t } = useTranslation('seasonAdmin');
  const [answer, setAnswer] = useState<GivenAnswer>('YES');
  const [otherTime, setOtherTime] = useState('');
  const [wasTried, setTried] = useState(false);
  const { send, isBusy, refusal } = useSeasonCall<SeriesActionsAnswerMutation>(
    graphql`
      mutation SeriesActionsAnswerMutation($planID: ID!, $answer: SeasonAnswerInput!) {
        setSeasonAnswer(planID: $planID, answer: $answer) {
          code
        }
      }
    `,
    { done: t(($) => $.answered), onDone },
  );
  const given = { seriesID, answer, otherTime: answer === 'OTHER_TIME' ? otherTime.trim() : null };
  const submit = () => {
    setTried(true);
    if (given.otherTime !== '') send({ planID, answer: given });
  };
  return (
    <SeasonDialog
      title={t(($) => $.answerTitle)}
      text={what}
      submit={t(($) => $.save)}
      {...{ isBusy, refusal, onClose }}
      onSubmit={submit}
    >
      <RadioGroup
        name="answer"
        label={t(($) => $.answerLabel)}
        selected={answer}
        options={givenAnswers.map((value) => ({ value, label: t(($) => $.answers[value]) }))}
        onChange={({ target }) => setAnswer(givenAnswers.find((each) => each === target.value) ?? answer)}
      />
      {answer === 'OTHER_TIME' && (
        <TextArea
          label={t(($) => $.otherTime)}
          maxLength={longest}
          error={wasTried && given.otherTime === '' ? t(($) => $.otherTimeMissing) : undefined}
          value={otherTime}
          onChange={({ target }) => setOtherTime(target.value)}
        />
      )}
    </SeasonDialog>
  );
};

type SeriesActionsProps = {
  planID: string;
  draft: SeriesDraft & { seriesID: string };
  /** The series in words. */
  what: string;
  onChanged: () => void;
};

/** Change, answer, remove: until it is booked. */
export const SeriesActions = ({ planID, draft, what, onChanged }: SeriesActionsProps) => {
  const { t } = useTranslation('seasonAdmin');
  const [open, setOpen] = useState<'edit' | 'answer' | 'remove' | null>(null);
  const onClose = () => setOpen(null);
  const onDone = () => {
    onClose();
    onChanged();
  };
  const of = { planID, seriesID: draft.seriesID, what, onDone, onClose };
  return (
    <Row>
      <Button variant="quiet" aria-label={t(($) => $.editNamed, { what })} onClick={() => setOpen('edit')}>
        {t(($) => $.edit)}
      </Button>
      {draft.person && (
        <Button variant="quiet" aria-label={t(($) => $.answerNamed, { what })} onClick={() => setOpen('answer')}>
          {t(($) => $.answerFor)}
        </Button>
      )}
      <Button variant="quiet" aria-label={`${t(($) => $.remove)}: ${what}`} onClick={() => setOpen('remove')}>
        {t(($) => $.remove)}
      </Button>
      {open === 'edit' && <SeriesDialog {...{ planID, draft, onDone, onClose }} />}
      {open === 'answer' && <AnswerDialog {...of} />}
      {open === 'remove' && <RemoveDialog {...of} />}
    </Row>
  );
};
