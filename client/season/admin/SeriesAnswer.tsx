import { mdiCheck, mdiClockEditOutline, mdiClose, mdiHelp } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { SeasonAnswer } from '@platzwart/contracts/booking';
import type { SeasonTable_plan$data } from '../../__generated__/SeasonTable_plan.graphql.ts';
import { knownErrorCode } from '../../core/errors/errorCode.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { StateKind } from '../../ui/feedback/StateMark.tsx';
import { AdminStateChip } from '../../ui/material/admin/AdminStateChip.tsx';
import { Lines, Words } from './seasonCells.ts';

type Series = SeasonTable_plan$data['series'][number];

const marks: Readonly<Record<SeasonAnswer, Readonly<{ kind: StateKind; icon: string }>>> = {
  OPEN: { kind: 'quiet', icon: mdiHelp },
  YES: { kind: 'success', icon: mdiCheck },
  NO: { kind: 'error', icon: mdiClose },
  OTHER_TIME: { kind: 'warning', icon: mdiClockEditOutline },
};

const isWithoutHolder = ({ answer, user, category }: Series): boolean =>
  answer === 'OPEN' && !user && category !== 'TRAINING';

/** What has become of a series, one line each. */
const useNotes = () => {
  const { t } = useTranslation('seasonAdmin');
  const { dayOf } = useFormat();
  const errorText = useErrorText();
  const answerNotes = (series: Series) => {
    const { answer, otherTime, asked_at: asked, answeredByClub } = series;
    return [
      otherTime,
      isWithoutHolder(series) && t(($) => $.noHolder),
      answeredByClub && t(($) => $.byClub),
      answer === 'OPEN' && asked && t(($) => $.asked, { date: dayOf(Date.parse(asked)) }),
    ];
  };
  return (series: Series): readonly string[] => {
    const { booked, skipped, isInBooking, refusedWith } = series;
    const notes = [
      ...answerNotes(series),
      isInBooking && t(($) => $.inBooking),
      booked != null && t(($) => $.booked, { booked, skipped: skipped ?? 0 }),
      refusedWith && t(($) => $.refused, { why: errorText(new ServerRefusal(knownErrorCode(refusedWith))) }),
    ];
    return notes.flatMap((note) => note || []);
  };
};

/** The answer to a series, and what has become of it. */
export const SeriesAnswer = ({ series }: { series: Series }) => {
  const { t } = useTranslation('seasonAdmin');
  const notesOf = useNotes();
  return (
    <Lines>
      <AdminStateChip {...marks[series.answer]} label={t(($) => $.answers[series.answer])} />
      {notesOf(series).map((note) => (
        <Words key={note}>{note}</Words>
      ))}
    </Lines>
  );
};
