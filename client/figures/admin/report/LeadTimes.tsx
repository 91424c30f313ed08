import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LeadTimes_report$key } from '../../../__generated__/LeadTimes_report.graphql.ts';
import { BandFigure } from './BandFigure.tsx';
import { percentOf, sumOf } from './findings.ts';

const fragment = graphql`
  fragment LeadTimes_report on FiguresReport {
    leadTimes {
      band
      bookings
    }
  }
`;

type LeadTimesProps = { report: LeadTimes_report$key; compared: LeadTimes_report$key | null; file: string };

type Lead = Readonly<{ bookings: number }>;
const countOf = ({ bookings }: Lead): number => bookings;
const onTheDay: readonly string[] = ['HOURS_2', 'SAME_DAY'];

/** How long before they play people book. */
export const LeadTimes = ({ report, compared, file }: LeadTimesProps) => {
  const { t } = useTranslation('figuresAdmin');
  const { leadTimes } = useFragment(fragment, report);
  const before = useFragment(fragment, compared)?.leadTimes;
  const all = sumOf(leadTimes, countOf);
  const sameDay = leadTimes.filter(({ band }) => onTheDay.includes(band));
  const percent = percentOf(sumOf(sameDay, countOf), all);
  return (
    <BandFigure
      title={all > 0 ? t(($) => $.report.lead.title, { percent }) : t(($) => $.report.lead.none)}
      name={t(($) => $.report.lead.name)}
      definition={t(($) => $.report.lead.definition)}
      file={`${t(($) => $.report.lead.file)}_${file}`}
      columns={[t(($) => $.report.lead.column), t(($) => $.report.bookings)]}
      bands={leadTimes.map(({ band, bookings }) => ({
        ...{ label: t(($) => $.report.lead.bands[band]), value: bookings, cells: [`${bookings}`] },
      }))}
      before={before?.map(countOf) ?? null}
      format={(value) => `${value}`}
    />
  );
};
