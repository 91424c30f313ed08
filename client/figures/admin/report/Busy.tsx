import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Busy_report$key } from '../../../__generated__/Busy_report.graphql.ts';
import { useSportName } from '../../../core/texts/useSportName.ts';
import { Demand } from './Demand.tsx';
import { HeatTable, weekdayOf } from './HeatTable.tsx';
import { Refused } from './Refused.tsx';
import { ReportFigure } from './ReportFigure.tsx';
import { busiestOf, percentOf, shareOf } from './findings.ts';

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: theme.spacing(4),
  alignItems: 'start',
}));

const fragment = graphql`
  fragment Busy_report on FiguresReport {
    occupancy {
      sport
      cells {
        weekday
        hour
        bookable
        booked
      }
    }
    ...Refused_report
    ...Demand_report
  }
`;

type BusyProps = { report: Busy_report$key; compared: Busy_report$key | null; file: string };

/** Are the courts busy? Which share of the bookable hours is booked, by weekday and hour, for each sport; and what was wanted in vain. */
export const Busy = ({ report, compared, file }: BusyProps) => {
  const { t } = useTranslation('figuresAdmin');
  const sportName = useSportName();
  const shown = useFragment(fragment, report);
  const before = useFragment(fragment, compared) ?? null;
  const shareBefore = (sport: string): string => {
    const cells = before?.occupancy.find((each) => each.sport === sport)?.cells;
    return cells ? ` ${t(($) => $.report.before, { value: `${shareOf(cells)} %` })}` : '';
  };
  return (
    <Figures>
      {shown.occupancy.map(({ sport, cells }) => {
        const name = sportName(sport);
        const busiest = busiestOf(cells);
        const share = shareOf(cells);
        const title = busiest
          ? t(($) => $.report.occupancy.title, {
              ...{ sport: name, share, hour: busiest.hour, most: percentOf(busiest.booked, busiest.bookable) },
              weekday: t(($) => $.report.weekdays[weekdayOf(busiest.weekday)]),
            })
          : t(($) => $.report.occupancy.none, { sport: name });
        return (
          <ReportFigure
            key={sport}
            title={`${title}${shareBefore(sport)}`}
            name={t(($) => $.report.occupancy.name, { sport: name })}
            definition={t(($) => $.report.occupancy.definition)}
            file={`${t(($) => $.report.occupancy.file)}_${sport.toLowerCase()}_${file}`}
            table={{
              columns: (['weekday', 'hour', 'bookable', 'booked', 'share'] as const).map((column) =>
                t(($) => $.report.occupancy.columns[column]),
              ),
              rows: cells.map(({ weekday, hour, bookable, booked }) => [
                ...[t(($) => $.report.weekdays[weekdayOf(weekday)]), `${hour}`, `${bookable}`, `${booked}`],
                `${percentOf(booked, bookable)}`,
              ]),
            }}
          >
            <HeatTable label={t(($) => $.report.occupancy.table, { sport: name })} cells={cells} />
          </ReportFigure>
        );
      })}
      <Refused report={shown} compared={before} file={file} />
      <Demand report={shown} compared={before} file={file} />
    </Figures>
  );
};
