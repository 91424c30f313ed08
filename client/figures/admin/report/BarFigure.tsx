import { useTheme } from '@emotion/react';
import { BarChart } from '@mui/x-charts/BarChart';

export type BarFigureProps = {
  labels: readonly string[];
  series: readonly Readonly<{ name: string; values: readonly number[] }>[];
  format: (value: number) => string;
};

const groupHeight = 44;
/** Of many groups, e.g. the days of a month. */
const lowGroupHeight = 26;
const mostHighGroups = 12;
/** Above and below all groups. */
const frameHeight = 72;
const labelWidth = 112;

/**
 * Bars below each other, one group for each label, so that there is room for the labels on a phone. Its numbers are in the table of the
 * same figure.
 */
export const BarFigure = ({ labels, series, format }: BarFigureProps) => {
  const { palette } = useTheme().vars;
  const perGroup = labels.length > mostHighGroups ? lowGroupHeight : groupHeight;
  return (
    <BarChart
      layout="horizontal"
      height={frameHeight + perGroup * labels.length}
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 36, top: 8, bottom: 0 }}
      colors={[palette.primary.main, palette.control.border, palette.clay.onTint]}
      yAxis={[{ data: [...labels], scaleType: 'band', width: labelWidth }]}
      // Counts, and money in cents: half of one is no number of the figure.
      xAxis={[{ tickNumber: 3, tickMinStep: 1, valueFormatter: (value: number) => format(value) }]}
      series={series.map(({ name, values }) => ({
        data: [...values],
        label: name,
        valueFormatter: (value: number | null) => format(value ?? 0),
      }))}
      hideLegend={series.length < 2}
    />
  );
};
