import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Refused_report$key } from '../../../__generated__/Refused_report.graphql.ts';
import { useSportName } from '../../../core/texts/useSportName.ts';
import { Bars } from './Bars.tsx';
import { weekdayOf } from './HeatTable.tsx';
import { ReportFigure } from './ReportFigure.tsx';
import { greatestOf, sumOf } from './findings.ts';

const fragment = graphql`
  fragment Refused_report on FiguresReport {
    refused {
      sport
      weekday
      hour
      reason
      attempts
    }
  }
`;

type RefusedProps = { report: Refused_report$key; compared: Refused_report$key | null; file: string };
type Attempts = Readonly<{ weekday: number; hour: number; attempts: number }>;

const attemptsOf = ({ attempts }: Readonly<{ attempts: number }>): number => attempts;

/** The hour of the week that was wanted in vain most often, whatever the sport and the reason; null without any. */
const mostWanted = (rows: readonly Attempts[]): Attempts | null => {
  const ofHour = ({ weekday, hour }: Attempts): number =>
    sumOf(
      rows.filter((row) => row.weekday === weekday && row.hour === hour),
      attemptsOf,
    );
  return greatestOf(rows, ofHour);
};

const reasons = [
  'ERR_BOOKING_CONFLICT',
  'ERR_BOOKING_LIMIT',
  'ERR_BOOKING_TIME_INVALID',
  'ERR_BOOKING_LEAVES_GAP',
] as const;
const byReason = (rows: readonly Readonly<{ reason: string; attempts: number }>[]): readonly number[] =>
  reasons.map((reason) =>
    sumOf(
      rows.filter((row) => row.reason === reason),
      attemptsOf,
    ),
  );

/** How often people wanted to book in vain, when, and why. */
export const Refused = ({ report, compared, file }: RefusedProps) => {
  const { t } = useTranslation('figuresAdmin');
  const sportName = useSportName();
  const { refused } = useFragment(fragment, report);
  const before = useFragment(fragment, compared)?.refused;
  const weekdayName = (weekday: number) => t(($) => $.report.weekdays[weekdayOf(weekday)]);
  const most = mostWanted(refused);
  const count = sumOf(refused, attemptsOf);
  const sentence = most
    ? t(($) => $.report.refused.title, { count, weekday: weekdayName(most.weekday), hour: most.hour })
    : t(($) => $.report.refused.none);
  const compareTo = before ? ` ${t(($) => $.report.before, { value: `${sumOf(before, attemptsOf)}` })}` : '';
  const series = [
    { name: t(($) => $.report.now), values: byReason(refused) },
    ...(before ? [{ name: t(($) => $.report.beforeColumn), values: byReason(before) }] : []),
  ];
  const isEmpty = count === 0 && !before?.length;
  const labels = reasons.map((reason) => t(($) => $.report.refused.reasons[reason]));
  return (
    <ReportFigure
      title={`${sentence}${compareTo}`}
      name={t(($) => $.report.refused.name)}
      definition={t(($) => $.report.refused.definition)}
      file={`${t(($) => $.report.refused.file)}_${file}`}
      table={{
        columns: (['weekday', 'hour', 'sport', 'reason', 'attempts'] as const).map((column) =>
          t(($) => $.report.refused.columns[column]),
        ),
        rows: refused.map(({ weekday, hour, sport, reason, attempts }) => [
          ...[weekdayName(weekday), `${hour}`, sportName(sport), t(($) => $.report.refused.reasons[reason])],
          `${attempts}`,
        ]),
      }}
      chart={isEmpty ? null : <Bars labels={labels} series={series} format={(value) => `${value}`} />}
    />
  );
};
