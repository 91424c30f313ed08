import type { ReactNode } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import styled from '@emotion/styled';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { tableStyles } from '../../layout/tableStyles.ts';
import { useThemePreferences } from '../../theme/themePreferences.ts';

const Container = styled('div')({ containerType: 'inline-size' });
const forwarded = { shouldForwardProp: (name: string) => name !== 'facts' };
const Root = styled(Table, forwarded)<{ facts: number }>(tableStyles, {
  '@media screen': { '&[data-fixed="true"]': { tableLayout: 'fixed', '& td': { overflowWrap: 'anywhere' } } },
});

export type Column = Readonly<{
  label: string;
  /** For screen readers only, e.g. above buttons. */
  isSilent?: boolean;
  /** Shows the column's name on a card also for the first column, which is a heading otherwise. */
  isNamed?: boolean;
  /** A CSS width. Where a column has one, all columns keep theirs whatever is in them, and the others share the rest. */
  width?: string;
  /** A short fact, e.g. a price: needs half the room of another column. */
  isNarrow?: boolean;
  /** A number or an amount of money, which ends where the others of its column end. */
  isNumber?: boolean;
  /** Set for sortable columns. */
  sort?: Readonly<{ order: 'ascending' | 'descending' | 'none'; onSort: () => void }>;
}>;

const Heading = ({ label, isSilent = false, sort }: Column) => {
  if (isSilent) return <VisuallyHidden>{label}</VisuallyHidden>;
  if (!sort) return label;
  const { order, onSort } = sort;
  return (
    <TableSortLabel active={order !== 'none'} direction={order === 'descending' ? 'desc' : 'asc'} onClick={onSort}>
      {label}
    </TableSortLabel>
  );
};

const isNamed = (column: Column, index: number): boolean => column.isNamed ?? (index > 0 && !column.isSilent);

/** In columns of the usual width. */
const roomOf = (columns: readonly Column[]): number =>
  columns
    .filter(({ isSilent }) => isSilent !== true)
    .reduce((room, { isNarrow = false }) => room + (isNarrow ? 0.5 : 1), 0);

type AdminTableProps = {
  label: string;
  columns: readonly Column[];
  /** As many cells as there are columns. */
  rows: readonly Readonly<{ key: string; cells: readonly ReactNode[] }>[];
};

/**
 * Rows with actions, in columns where there is room for them, otherwise as cards; the admin's settings determine the
 * row height.
 */
export const AdminTable = ({ label, columns, rows }: AdminTableProps) => (
  <Container>
    <Root
      aria-label={label}
      data-density={useThemePreferences().preferences.density}
      data-fixed={columns.some(({ width }) => width !== undefined)}
      facts={roomOf(columns)}
    >
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell
              key={column.label}
              scope="col"
              style={{ width: column.width }}
              data-silent={column.isSilent}
              data-number={column.isNumber}
              aria-sort={column.sort?.order}
            >
              <Heading {...column} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {columns.map((column, index) => (
              <TableCell
                key={column.label}
                data-label={isNamed(column, index) ? column.label : undefined}
                data-number={column.isNumber}
                data-narrow={column.isNarrow}
              >
                {cells[index]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Root>
  </Container>
);
