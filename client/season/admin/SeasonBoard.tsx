import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SeasonBoard_plan$key } from '../../__generated__/SeasonBoard_plan.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { clubClockAt } from '../../core/time/clubTime.ts';
import { useNow } from '../../core/time/useNow.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { PlanActions } from './PlanActions.tsx';
import { SeasonTable } from './SeasonTable.tsx';
import { SeriesDialog } from './SeriesDialog.tsx';

const Board = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(8),
  '& h2, & > p': { margin: 0 },
}));

/** A draft with the answers to it, live. */
export const SeasonBoard = ({ plan: key, onChanged }: { plan: SeasonBoard_plan$key; onChanged: () => void }) => {
  const { t } = useTranslation('seasonAdmin');
  const { date } = useFormat();
  const { date: today } = clubClockAt(useNow());
  const [isAdding, setAdding] = useState(false);
  const plan = useFragment(
    graphql`
      fragment SeasonBoard_plan on SeasonPlan {
        _id
        from
        to
        sourceFrom
        sourceTo
        answerUntil
        isOpen
        series {
          answer
          booked
          isInBooking
        }
        ...SeasonTable_plan
      }
    `,
    key,
  );
  const { _id: planID, from, to, sourceFrom, sourceTo, answerUntil, isOpen, series } = plan;
  const count = (is: (each: (typeof series)[number]) => boolean) => series.filter(is).length;
  const openWith = (answer: string) => count((each) => each.answer === answer && each.booked == null);
  const underWay = count(({ isInBooking }) => isInBooking);
  const counts = {
    ...{ yes: openWith('YES'), no: openWith('NO'), other: openWith('OTHER_TIME'), open: openWith('OPEN') },
    booked: count(({ booked }) => booked != null),
  };
  const title = t(($) => $.plan, { from: date(from, 'plain'), to: date(to, 'plain') });
  return (
    <Board aria-label={title}>
      <h2>{title}</h2>
      <p>
        {t(($) => $.source, { from: date(sourceFrom, 'plain'), to: date(sourceTo, 'plain') })}{' '}
        {isOpen
          ? answerUntil
            ? t(($) => $.until, { date: date(answerUntil) })
            : t(($) => $.notAsked)
          : t(($) => $.closed)}
      </p>
      <p role="status">{t(($) => $.counts, counts)}</p>
      {underWay > 0 && <NoticeBox kind="info">{t(($) => $.progress, { count: underWay })}</NoticeBox>}
      {isOpen && (
        <PlanActions
          {...{ planID, onChanged }}
          answerUntil={answerUntil ?? null}
          accepted={counts.yes}
          today={today}
          onAdd={() => setAdding(true)}
        />
      )}
      {series.length === 0 ? (
        <EmptyList title={t(($) => $.none)} text={t(($) => $.noneText)} />
      ) : (
        <SeasonTable plan={plan} onChanged={onChanged} />
      )}
      {isAdding && (
        <SeriesDialog
          planID={planID}
          draft={{
            ...{ seriesID: null, person: null, category: 'SAISON', title: '', court: '1', repetition: 'WEEKLY' },
            ...{ start: '18:00', end: '19:00', startdate: from, enddate: to },
          }}
          onDone={() => {
            setAdding(false);
            onChanged();
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Board>
  );
};
