import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OwedMoneyQuery } from '../../../__generated__/OwedMoneyQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Bars } from './Bars.tsx';
import { ReportFigure } from './ReportFigure.tsx';
import { sumOf } from './findings.ts';

const query = graphql`
  query OwedMoneyQuery {
    owedMoney {
      kind
      count
      amount
    }
  }
`;

const owedToPeople: readonly string[] = ['REFUND_DUE', 'CARD_HOURS'];
const overdueKinds: readonly string[] = ['DAYS_30', 'DAYS_60', 'OLDER'];

/** What is owed now, whatever the period: to the club by age, and by the club to its people. */
export const OwedMoney = ({ today }: { today: string }) => {
  const { t } = useTranslation('figuresAdmin');
  const { cents, shortCents } = useFormat();
  const { owedMoney } = useLazyLoadQuery<OwedMoneyQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  const amountOf = ({ amount }: Readonly<{ amount: number }>): number => amount;
  const toClub = owedMoney.filter(({ kind }) => !owedToPeople.includes(kind));
  const overdue = toClub.filter(({ kind }) => overdueKinds.includes(kind));
  return (
    <ReportFigure
      title={t(($) => $.report.owed.title, {
        total: cents(sumOf(toClub, amountOf)),
        overdue: cents(sumOf(overdue, amountOf)),
      })}
      name={t(($) => $.report.owed.name)}
      definition={t(($) => $.report.owed.definition)}
      file={`${t(($) => $.report.owed.file)}_${today}`}
      table={{
        columns: (['kind', 'count', 'amount'] as const).map((column) => t(($) => $.report.owed.columns[column])),
        rows: owedMoney.map(({ kind, count, amount }) => [
          t(($) => $.report.owed.kinds[kind]),
          String(count),
          cents(amount),
        ]),
      }}
      chart={
        <Bars
          labels={owedMoney.map(({ kind }) => t(($) => $.report.owed.kinds[kind]))}
          series={[{ name: t(($) => $.report.owed.columns.amount), values: owedMoney.map(amountOf) }]}
          format={shortCents}
        />
      }
    />
  );
};
