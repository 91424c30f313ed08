import { useState } from 'react';
import { mdiCalendarCheckOutline, mdiEmailFastOutline, mdiPlus } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type SeasonConflict, lastDayToEnter, seasonConflicts } from '@platzwart/contracts/booking';
import { type LocalDate, addDays, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { PlanActionsAskMutation } from '../../__generated__/PlanActionsAskMutation.graphql.ts';
import type { PlanActionsBookMutation } from '../../__generated__/PlanActionsBookMutation.graphql.ts';
import type { PlanActionsCloseMutation } from '../../__generated__/PlanActionsCloseMutation.graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { SeasonDialog } from './SeasonDialog.tsx';
import { useSeasonCall } from './useSeasonCall.ts';

type DialogProps = { planID: string; onDone: () => void; onClose: () => void };

/** How long holders usually have. */
const usualDays = 21;

const AskDialog = ({ planID, today, until, ...rest }: DialogProps & { today: LocalDate; until: LocalDate | null }) => {
  const { t } = useTranslation('seasonAdmin');
  const { onDone, onClose } = rest;
  const [day, setDay] = useState<string>(until ?? addDays(today, usualDays));
  const { send, isBusy, refusal } = useSeasonCall<PlanActionsAskMutation>(
    graphql`
      mutation PlanActionsAskMutation($planID: ID!, $answerUntil: Date!) {
        askSeasonHolders(planID: $planID, answerUntil: $answerUntil) {
          code
        }
      }
    `,
    { done: t(($) => $.askDone), onDone },
  );
  const [wasTried, setTried] = useState(false);
  const answerUntil = v.safeParse(localDateSchema, day);
  const isPossible = answerUntil.success && day >= today && day <= lastDayToEnter(today);
  const submit = () => {
    setTried(true);
    if (isPossible) send({ planID, answerUntil: answerUntil.output });
  };
  return (
    <SeasonDialog
      title={t(($) => $.askTitle)}
      text={t(($) => $.askText)}
      submit={t(($) => $.ask)}
      {...{ isBusy, refusal, onClose }}
      onSubmit={submit}
    >
      <TextField
        type="date"
        label={t(($) => $.askUntil)}
        min={today}
        max={lastDayToEnter(today)}
        value={day}
        error={wasTried && !isPossible ? t(($) => $.issues.until) : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
    </SeasonDialog>
  );
};

const BookDialog = ({ planID, count, onDone, onClose }: DialogProps & { count: number }) => {
  const { t } = useTranslation('seasonAdmin');
  const [onConflict, setOnConflict] = useState<SeasonConflict>('SKIP');
  const { send, isBusy, refusal } = useSeasonCall<PlanActionsBookMutation>(
    graphql`
      mutation PlanActionsBookMutation($planID: ID!, $onConflict: SeasonOnConflict!) {
        bookSeason(planID: $planID, onConflict: $onConflict) {
          code
        }
      }
    `,
    { done: t(($) => $.bookStarted), onDone },
  );
  return (
    <SeasonDialog
      title={t(($) => $.bookTitle)}
      text={t(($) => $.bookText, { count })}
      submit={t(($) => $.book)}
      {...{ isBusy, refusal, onClose }}
      onSubmit={() => send({ planID, onConflict })}
    >
      <RadioGroup
        name="onConflict"
        label={t(($) => $.onConflict)}
        selected={onConflict}
        options={[
          { value: 'SKIP', label: t(($) => $.skip) },
          { value: 'ABORT', label: t(($) => $.abort) },
        ]}
        onChange={({ target }) => setOnConflict(seasonConflicts.find((each) => each === target.value) ?? 'SKIP')}
      />
    </SeasonDialog>
  );
};

const CloseDialog = ({ planID, onDone, onClose }: DialogProps) => {
  const { t } = useTranslation('seasonAdmin');
  const { send, isBusy, refusal } = useSeasonCall<PlanActionsCloseMutation>(
    graphql`
      mutation PlanActionsCloseMutation($planID: ID!) {
        closeSeasonPlan(planID: $planID) {
          code
        }
      }
    `,
    { done: t(($) => $.closeDone), onDone },
  );
  return (
    <SeasonDialog
      title={t(($) => $.closeTitle)}
      text={t(($) => $.closeText)}
      submit={t(($) => $.close)}
      isDanger
      {...{ isBusy, refusal, onClose }}
      onSubmit={() => send({ planID })}
    />
  );
};

type PlanActionsProps = {
  planID: string;
  /** How many series were accepted and are not booked. */
  accepted: number;
  today: LocalDate;
  answerUntil: LocalDate | null;
  onAdd: () => void;
  onChanged: () => void;
};

/** Ask, add, book, close. */
export const PlanActions = ({ planID, accepted, today, answerUntil, onAdd, onChanged }: PlanActionsProps) => {
  const { t } = useTranslation('seasonAdmin');
  const [open, setOpen] = useState<'ask' | 'book' | 'close' | null>(null);
  const close = () => setOpen(null);
  const onDone = () => {
    close();
    onChanged();
  };
  const dialog = { planID, onDone, onClose: close };
  return (
    <>
      <ButtonRow>
        <Button icon={<Icon path={mdiEmailFastOutline} />} onClick={() => setOpen('ask')}>
          {t(($) => $.ask)}
        </Button>
        {accepted > 0 && (
          <Button icon={<Icon path={mdiCalendarCheckOutline} />} onClick={() => setOpen('book')}>
            {t(($) => $.book)}
          </Button>
        )}
        <Button variant="secondary" icon={<Icon path={mdiPlus} />} onClick={onAdd}>
          {t(($) => $.add)}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('close')}>
          {t(($) => $.close)}
        </Button>
      </ButtonRow>
      {open === 'ask' && <AskDialog {...dialog} today={today} until={answerUntil} />}
      {open === 'book' && <BookDialog {...dialog} count={accepted} />}
      {open === 'close' && <CloseDialog {...dialog} />}
    </>
  );
};
