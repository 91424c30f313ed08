import { useTranslation } from 'react-i18next';
import { Bars } from './Bars.tsx';
import { ReportFigure } from './ReportFigure.tsx';

/** One group of bars; `cells` are the further columns of the table. */
export type Band = Readonly<{ label: string; value: number; cells: readonly string[] }>;

type BandFigureProps = {
  title: string;
  name: string;
  definition: string;
  file: string;
  columns: readonly string[];
  bands: readonly Band[];
  /** The values of the period that it is compared with, in the same order; null without one. */
  before: readonly number[] | null;
  format: (value: number) => string;
};

/** Values by band, those of the compared period beside them. */
export const BandFigure = ({ columns, bands, before, format, ...figure }: BandFigureProps) => {
  const { t } = useTranslation('figuresAdmin');
  const now = { name: t(($) => $.report.now), values: bands.map(({ value }) => value) };
  const compared = before === null ? [] : [{ name: t(($) => $.report.beforeColumn), values: before }];
  const isEmpty = [now, ...compared].every(({ values }) => values.every((value) => value === 0));
  return (
    <ReportFigure
      {...figure}
      table={{
        columns: [...columns, ...compared.map(({ name }) => name)],
        rows: bands.map(({ label, cells }, index) => [
          ...[label, ...cells],
          ...compared.map(({ values }) => format(values[index] ?? 0)),
        ]),
      }}
      chart={
        isEmpty ? null : <Bars labels={bands.map(({ label }) => label)} series={[now, ...compared]} format={format} />
      }
    />
  );
};
