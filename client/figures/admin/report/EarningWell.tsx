import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { localDate } from '@platzwart/contracts/core';
import type { EarningWell_report$key } from '../../../__generated__/EarningWell_report.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Bars } from './Bars.tsx';
import { ReportFigure } from './ReportFigure.tsx';
import { inBuckets, sumOf } from './findings.ts';
import type { Period } from './reportPeriod.ts';

const fragment = graphql`
  fragment EarningWell_report on FiguresReport {
    occupancy {
      cells {
        bookable
      }
    }
    revenue {
      date
      list
      price
    }
  }
`;

type EarningWellProps = {
  report: EarningWell_report$key;
  compared: EarningWell_report$key | null;
  period: Period;
  file: string;
};

/** Do they earn well? By day of play: what the price list says, what is to be paid, and that for each bookable hour. */
export const EarningWell = ({ report, compared, period, file }: EarningWellProps) => {
  const { t } = useTranslation('figuresAdmin');
  const { cents, shortCents, date } = useFormat();
  const { occupancy, revenue } = useFragment(fragment, report);
  const before = useFragment(fragment, compared);
  const priceOf = ({ price }: Readonly<{ price: number }>): number => price;
  const hours = sumOf(occupancy, ({ cells }) => sumOf(cells, ({ bookable }) => bookable)) / 60;
  const total = sumOf(revenue, priceOf);
  const buckets = inBuckets(revenue, period);
  const isByDay =
    buckets.every((bucket) => revenue.some((each) => each.date === bucket.date)) &&
    period.from.slice(0, 7) === period.to.slice(0, 7);
  const nameOf = (bucket: (typeof buckets)[number]): string =>
    date(localDate(bucket.date), isByDay ? 'numeric' : 'monthAndYear');
  const perHour = hours === 0 ? 0 : Math.round(total / hours);
  const compareText = before ? ` ${t(($) => $.report.before, { value: cents(sumOf(before.revenue, priceOf)) })}` : '';
  return (
    <ReportFigure
      title={`${t(($) => $.report.revenue.title, { total: cents(total), list: cents(sumOf(revenue, ({ list }) => list)), perHour: cents(perHour) })}${compareText}`}
      name={t(($) => $.report.revenue.name)}
      definition={t(($) => $.report.revenue.definition)}
      file={`${t(($) => $.report.revenue.file)}_${file}`}
      table={{
        columns: (['day', 'list', 'price'] as const).map((column) => t(($) => $.report.revenue.columns[column])),
        rows: buckets.map((bucket) => [nameOf(bucket), cents(bucket.list), cents(bucket.price)]),
      }}
      chart={
        buckets.length > 0 && (
          <Bars
            labels={buckets.map(nameOf)}
            series={[
              { name: t(($) => $.report.revenue.columns.list), values: buckets.map(({ list }) => list) },
              { name: t(($) => $.report.revenue.columns.price), values: buckets.map(priceOf) },
            ]}
            format={shortCents}
          />
        )
      }
    />
  );
};
