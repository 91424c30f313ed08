import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ThreeViews_report$key } from '../../../__generated__/ThreeViews_report.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { MoneyBars } from './MoneyBars.tsx';
import { inBuckets, sumOf } from './findings.ts';
import type { Period } from './reportPeriod.ts';

const fragment = graphql`
  fragment ThreeViews_report on FiguresReport {
    revenue {
      date
      price
    }
    money {
      date
      billed
      received
    }
  }
`;

type ThreeViewsProps = {
  report: ThreeViews_report$key;
  compared: ThreeViews_report$key | null;
  period: Period;
  file: string;
};

const views = ['price', 'billed', 'received'] as const;

/** The same money by three days that are never mixed: when was played, when it was billed, and when it came in. */
export const ThreeViews = ({ report, compared, period, file }: ThreeViewsProps) => {
  const { t } = useTranslation('figuresAdmin');
  const { cents } = useFormat();
  const { revenue, money } = useFragment(fragment, report);
  const before = useFragment(fragment, compared)?.money;
  const billed = sumOf(money, (each) => each.billed);
  const received = sumOf(money, (each) => each.received);
  const title = t(($) => $.report.views.title, {
    ...{ billed: cents(billed), received: cents(received), played: cents(sumOf(revenue, ({ price }) => price)) },
  });
  const compareText = before
    ? ` ${t(($) => $.report.views.before, {
        billed: cents(sumOf(before, (each) => each.billed)),
        received: cents(sumOf(before, (each) => each.received)),
      })}`
    : '';
  return (
    <MoneyBars
      title={`${title}${compareText}`}
      name={t(($) => $.report.views.name)}
      definition={t(($) => $.report.views.definition)}
      file={`${t(($) => $.report.views.file)}_${file}`}
      dayColumn={t(($) => $.report.views.day)}
      columns={views.map((view) => t(($) => $.report.views.columns[view]))}
      buckets={inBuckets<(typeof views)[number]>([...revenue, ...money], views, period)}
      period={period}
    />
  );
};
