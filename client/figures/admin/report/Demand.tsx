import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Demand_report$key } from '../../../__generated__/Demand_report.graphql.ts';
import { BandFigure } from './BandFigure.tsx';
import { sumOf } from './findings.ts';

const fragment = graphql`
  fragment Demand_report on FiguresReport {
    waiting {
      outcome
      entries
    }
  }
`;

type DemandProps = { report: Demand_report$key; compared: Demand_report$key | null; file: string };

const countOf = ({ entries }: Readonly<{ entries: number }>): number => entries;

/** What became of people who waited for a full hour. */
export const Demand = ({ report, compared, file }: DemandProps) => {
  const { t } = useTranslation('figuresAdmin');
  const { waiting } = useFragment(fragment, report);
  const before = useFragment(fragment, compared)?.waiting;
  const all = sumOf(waiting, countOf);
  const inVain = sumOf(
    waiting.filter(({ outcome }) => outcome === 'PASSED'),
    countOf,
  );
  return (
    <BandFigure
      title={all > 0 ? t(($) => $.report.demand.title, { count: inVain, all }) : t(($) => $.report.demand.none)}
      name={t(($) => $.report.demand.name)}
      definition={t(($) => $.report.demand.definition)}
      file={`${t(($) => $.report.demand.file)}_${file}`}
      columns={[t(($) => $.report.demand.column), t(($) => $.report.demand.entries)]}
      bands={waiting.map(({ outcome, entries }) => ({
        ...{ label: t(($) => $.report.demand.outcomes[outcome]), value: entries, cells: [`${entries}`] },
      }))}
      before={before?.map(countOf) ?? null}
      format={(value) => `${value}`}
    />
  );
};
