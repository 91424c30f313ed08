import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { radius } from '../../../ui/theme/shape.ts';
import { percentOf } from './findings.ts';

export type HeatCell = Readonly<{ weekday: number; hour: number; bookable: number; booked: number }>;
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** The name of its text. */
export const weekdayOf = (weekday: number) => weekdays.find((each) => each === weekday) ?? 1;

const Scroll = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } });
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  minWidth: '17rem',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  fontVariantNumeric: 'tabular-nums',
  '& th': { padding: 0, color: theme.vars.palette.text.secondary, fontWeight: 600 },
  '& tbody th': { textAlign: 'left' },
  '& thead th:first-of-type': { width: '2.75rem' },
  '& td': {
    height: '1.75rem',
    padding: 0,
    borderRadius: radius.control / 2,
    textAlign: 'center',
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}));
/** One hue; the number stays readable on the strongest tint, and paper shows it without any. */
const Cell = styled('td', { shouldForwardProp: (name) => name !== 'share' })<{ share: number }>(({ theme, share }) => ({
  background: `color-mix(in oklab, ${theme.vars.palette.primary.main} ${Math.round(share * 0.45)}%, transparent)`,
  color: theme.vars.palette.text.primary,
  fontWeight: share >= 75 ? 700 : 400,
}));

/** Occupancy by weekday and hour: the table is the heat map. Hours in which nothing can be booked are empty. */
export const HeatTable = ({ label, cells }: { label: string; cells: readonly HeatCell[] }) => {
  const { t } = useTranslation('figuresAdmin');
  const hours = [...new Set(cells.map(({ hour }) => hour))].toSorted((one, other) => one - other);
  const byPlace = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]));
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.report.hour)}</th>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={t(($) => $.report.weekdays[weekday])}>
                {t(($) => $.report.weekdaysShort[weekday])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hour}</th>
              {weekdays.map((weekday) => {
                const cell = byPlace.get(`${weekday} ${hour}`);
                if (!cell || cell.bookable === 0) return <td key={weekday} />;
                const share = percentOf(cell.booked, cell.bookable);
                return (
                  <Cell key={weekday} share={share}>
                    {share}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};
