import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { seasonCategories, seasonRepetitions } from '@platzwart/contracts/booking';
import type { SeasonTable_plan$data, SeasonTable_plan$key } from '../../__generated__/SeasonTable_plan.graphql.ts';
import { knownErrorCode } from '../../core/errors/errorCode.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { unbrokenTimes } from '../../core/formatting/unbrokenTimes.tsx';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { Lines, Small } from './seasonCells.ts';
import { SeriesActions } from './SeriesActions.tsx';
import { SeriesAnswer } from './SeriesAnswer.tsx';

type Series = SeasonTable_plan$data['series'][number];

const Conflicts = styled('details')(({ theme }) => ({
  '& > summary': { cursor: 'pointer', color: theme.vars.palette.error.main },
  '& ul': { margin: theme.spacing(1, 0, 0), paddingLeft: theme.spacing(4) },
}));

const InWay = ({ series }: { series: Series }) => {
  const { t } = useTranslation(['seasonAdmin', 'courtPlan']);
  const { date, timeRange } = useFormat();
  const errorText = useErrorText();
  if (series.problem) return <span>{errorText(new ServerRefusal(knownErrorCode(series.problem)))}</span>;
  if (series.booked != null) return null;
  if (series.conflicts.length === 0) return <span>{t(($) => $.free)}</span>;
  const whatOf = ({ title, category, isDraft }: Series['conflicts'][number]) => {
    const what = title ?? t(($) => $.categories[category], { ns: 'courtPlan' });
    return isDraft ? t(($) => $.draft, { what }) : what;
  };
  return (
    <Conflicts>
      <summary>{t(($) => $.conflicts, { count: series.conflicts.length })}</summary>
      <ul>
        {series.conflicts.map((each) => (
          <li key={`${each.date} ${each.start} ${each.isDraft}`}>
            {unbrokenTimes(
              t(($) => $.conflict, {
                ...{ date: date(each.date), time: timeRange(each.start, each.end), what: whatOf(each) },
              }),
            )}
          </li>
        ))}
      </ul>
    </Conflicts>
  );
};

/** Each series of a draft with its answer. */
export const SeasonTable = ({ plan: key, onChanged }: { plan: SeasonTable_plan$key; onChanged: () => void }) => {
  const { t } = useTranslation(['seasonAdmin', 'courtPlan']);
  const { date, timeRange, cents } = useFormat();
  const courtName = useCourtName();
  const {
    _id: planID,
    sport,
    isOpen,
    series: all,
  } = useFragment(
    graphql`
      fragment SeasonTable_plan on SeasonPlan {
        _id
        sport
        isOpen
        series {
          _id
          category
          title
          court
          start
          end
          repetition
          startdate
          enddate
          answer
          otherTime
          price
          occurrences
          asked_at
          answeredByClub
          isInBooking
          booked
          skipped
          refusedWith
          problem
          user {
            userID
            firstName
            lastName
          }
          conflicts {
            date
            start
            end
            category
            title
            isDraft
          }
        }
      }
    `,
    key,
  );
  const holderOf = ({ user, title }: Series) =>
    user ? `${user.lastName}, ${user.firstName}` : (title ?? t(($) => $.club));
  const whatOf = (series: Series) =>
    [holderOf(series), date(series.startdate, 'weekday'), timeRange(series.start, series.end)].join(', ');
  const draftOf = ({ _id: seriesID, user, title, category, court, repetition, ...series }: Series) => ({
    ...{ seriesID, title: title ?? '', court: String(court) },
    person: user ? { ...user, role: 'MEMBER' as const } : null,
    category: seasonCategories.find((each) => each === category) ?? 'SAISON',
    repetition: seasonRepetitions.find((each) => each === repetition) ?? 'WEEKLY',
    ...{ start: series.start, end: series.end, startdate: series.startdate, enddate: series.enddate },
  });
  return (
    <AdminTable
      label={t(($) => $.list)}
      columns={[
        { label: t(($) => $.columns.holder) },
        { label: t(($) => $.columns.time) },
        { label: t(($) => $.columns.court), isNarrow: true },
        { label: t(($) => $.columns.dates) },
        { label: t(($) => $.columns.price), isNarrow: true, isNumber: true },
        { label: t(($) => $.columns.conflicts) },
        { label: t(($) => $.columns.answer) },
        { label: t(($) => $.columns.actions), isSilent: true },
      ]}
      rows={all.map((series) => ({
        key: series._id,
        cells: [
          <Lines key="holder">
            <span>{holderOf(series)}</span>
            <Small>{t(($) => $.categories[series.category], { ns: 'courtPlan' })}</Small>
          </Lines>,
          <Lines key="time">
            <span>{unbrokenTimes(`${date(series.startdate, 'weekday')} ${timeRange(series.start, series.end)}`)}</span>
            <Small>
              {t(($) => $.rhythm[seasonRepetitions.find((each) => each === series.repetition) ?? 'WEEKLY'])}
            </Small>
          </Lines>,
          courtName({ sport, court: series.court }),
          <Lines key="dates">
            <span>
              {t(($) => $.period, { from: date(series.startdate, 'plain'), to: date(series.enddate, 'plain') })}
            </span>
            {series.occurrences != null && <Small>{t(($) => $.dates, { count: series.occurrences })}</Small>}
          </Lines>,
          series.price == null ? '' : cents(series.price),
          <InWay key="conflicts" series={series} />,
          <SeriesAnswer key="answer" series={series} />,
          isOpen && series.booked == null && !series.isInBooking ? (
            <SeriesActions
              key="actions"
              planID={planID}
              draft={draftOf(series)}
              what={whatOf(series)}
              onChanged={onChanged}
            />
          ) : null,
        ],
      }))}
    />
  );
};
