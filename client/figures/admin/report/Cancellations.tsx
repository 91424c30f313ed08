import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Cancellations_report$key } from '../../../__generated__/Cancellations_report.graphql.ts';
import { BandFigure } from './BandFigure.tsx';
import { percentOf, sumOf } from './findings.ts';

const fragment = graphql`
  fragment Cancellations_report on FiguresReport {
    bookings
    cancellations {
      band
      bookings
      displaced
      minutes
      bookedAgain
    }
  }
`;

type CancellationsProps = {
  report: Cancellations_report$key;
  compared: Cancellations_report$key | null;
  file: string;
};

const countOf = ({ bookings }: Readonly<{ bookings: number }>): number => bookings;

/** How many bookings are cancelled, how early, and how much of their time is booked again. */
export const Cancellations = ({ report, compared, file }: CancellationsProps) => {
  const { t } = useTranslation('figuresAdmin');
  const { bookings, cancellations } = useFragment(fragment, report);
  const before = useFragment(fragment, compared)?.cancellations;
  const cancelled = sumOf(cancellations, countOf);
  const time = sumOf(cancellations, ({ minutes }) => minutes);
  const again = percentOf(
    sumOf(cancellations, ({ bookedAgain }) => bookedAgain),
    time,
  );
  const percent = percentOf(cancelled, cancelled + bookings);
  return (
    <BandFigure
      title={cancelled > 0 ? t(($) => $.report.cancelled.title, { percent, again }) : t(($) => $.report.cancelled.none)}
      name={t(($) => $.report.cancelled.name)}
      definition={t(($) => $.report.cancelled.definition)}
      file={`${t(($) => $.report.cancelled.file)}_${file}`}
      columns={(['band', 'bookings', 'displaced', 'bookedAgain'] as const).map((column) =>
        t(($) => $.report.cancelled.columns[column]),
      )}
      bands={cancellations.map(({ band, displaced, minutes, bookedAgain, ...row }) => ({
        label: t(($) => $.report.cancelled.bands[band]),
        value: row.bookings,
        cells: [`${row.bookings}`, `${displaced}`, `${percentOf(bookedAgain, minutes)} %`],
      }))}
      before={before?.map(countOf) ?? null}
      format={(value) => `${value}`}
    />
  );
};
