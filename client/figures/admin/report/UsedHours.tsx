import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UsedHours_report$key } from '../../../__generated__/UsedHours_report.graphql.ts';
import { BandFigure } from './BandFigure.tsx';
import { greatestOf, percentOf, sumOf } from './findings.ts';

const fragment = graphql`
  fragment UsedHours_report on FiguresReport {
    categories {
      category
      bookings
      minutes
    }
  }
`;

type UsedHoursProps = { report: UsedHours_report$key; compared: UsedHours_report$key | null; file: string };

type Used = Readonly<{ minutes: number }>;
const minutesOf = ({ minutes }: Used): number => minutes;
const hoursOf = ({ minutes }: Used): number => Math.round(minutes / 6) / 10;

/** Who uses the hours: by kind of booking; what the club blocks is not used. */
export const UsedHours = ({ report, compared, file }: UsedHoursProps) => {
  const { t } = useTranslation(['figuresAdmin', 'courtPlan']);
  const used = useFragment(fragment, report).categories.filter(({ category }) => category !== 'BLOCK');
  const before = useFragment(fragment, compared)?.categories.filter(({ category }) => category !== 'BLOCK');
  const nameOf = ({ category }: (typeof used)[number]): string => t(($) => $.categories[category], { ns: 'courtPlan' });
  const most = greatestOf(used, minutesOf);
  const percent = percentOf(most?.minutes ?? 0, sumOf(used, minutesOf));
  return (
    <BandFigure
      title={most ? t(($) => $.report.used.title, { name: nameOf(most), percent }) : t(($) => $.report.used.none)}
      name={t(($) => $.report.used.name)}
      definition={t(($) => $.report.used.definition)}
      file={`${t(($) => $.report.used.file)}_${file}`}
      columns={(['category', 'bookings', 'hours'] as const).map((column) => t(($) => $.report.used.columns[column]))}
      bands={used.map((row) => ({
        ...{ label: nameOf(row), value: hoursOf(row), cells: [`${row.bookings}`, `${hoursOf(row)}`] },
      }))}
      before={before?.map(hoursOf) ?? null}
      format={(value) => `${value}`}
    />
  );
};
