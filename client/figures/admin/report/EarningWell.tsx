import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EarningWell_report$key } from '../../../__generated__/EarningWell_report.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { MoneyBars } from './MoneyBars.tsx';
import { ThreeViews } from './ThreeViews.tsx';
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
    ...ThreeViews_report
  }
`;

type EarningWellProps = {
  report: EarningWell_report$key;
  compared: EarningWell_report$key | null;
  period: Period;
  file: string;
};

const priceOf = ({ price }: Readonly<{ price: number }>): number => price;

/** Do they earn well? By day of play what the price list says, what is to be paid, and that for each bookable hour; then by other days. */
export const EarningWell = ({ report, compared, period, file }: EarningWellProps) => {
  const { t } = useTranslation('figuresAdmin');
  const { cents } = useFormat();
  const now = useFragment(fragment, report);
  const before = useFragment(fragment, compared) ?? null;
  const { occupancy, revenue } = now;
  const hours = sumOf(occupancy, ({ cells }) => sumOf(cells, ({ bookable }) => bookable)) / 60;
  const total = sumOf(revenue, priceOf);
  const perHour = hours === 0 ? 0 : Math.round(total / hours);
  const compareText = before ? ` ${t(($) => $.report.before, { value: cents(sumOf(before.revenue, priceOf)) })}` : '';
  return (
    <>
      <MoneyBars
        title={`${t(($) => $.report.revenue.title, { total: cents(total), list: cents(sumOf(revenue, ({ list }) => list)), perHour: cents(perHour) })}${compareText}`}
        name={t(($) => $.report.revenue.name)}
        definition={t(($) => $.report.revenue.definition)}
        file={`${t(($) => $.report.revenue.file)}_${file}`}
        dayColumn={t(($) => $.report.revenue.columns.day)}
        columns={[t(($) => $.report.revenue.columns.list), t(($) => $.report.revenue.columns.price)]}
        buckets={inBuckets(revenue, ['list', 'price'], period)}
        period={period}
      />
      <ThreeViews report={now} compared={before} period={period} file={file} />
    </>
  );
};
