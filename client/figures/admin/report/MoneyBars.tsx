import { localDate } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Bars } from './Bars.tsx';
import { ReportFigure } from './ReportFigure.tsx';
import type { inBuckets } from './findings.ts';
import type { Period } from './reportPeriod.ts';

type MoneyBarsProps = {
  title: string;
  name: string;
  definition: string;
  file: string;
  dayColumn: string;
  /** Of the amounts of each bucket, in their order. */
  columns: readonly string[];
  buckets: ReturnType<typeof inBuckets>;
  period: Period;
};

/** Amounts of money by day, or of more than a month by month. */
export const MoneyBars = ({ dayColumn, columns, buckets, period, ...figure }: MoneyBarsProps) => {
  const { cents, shortCents, date } = useFormat();
  const isByDay = period.from.slice(0, 7) === period.to.slice(0, 7);
  const nameOf = (bucket: (typeof buckets)[number]): string =>
    date(localDate(bucket.date), isByDay ? 'numeric' : 'monthAndYear');
  return (
    <ReportFigure
      {...figure}
      table={{
        columns: [dayColumn, ...columns],
        rows: buckets.map((bucket) => [nameOf(bucket), ...bucket.amounts.map((amount) => cents(amount))]),
      }}
      chart={
        buckets.length > 0 && (
          <Bars
            labels={buckets.map(nameOf)}
            series={columns.map((name, index) => ({
              name,
              values: buckets.map(({ amounts }) => amounts[index] ?? 0),
            }))}
            format={shortCents}
          />
        )
      }
    />
  );
};
