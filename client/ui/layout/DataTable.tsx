import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { tableStyles } from './tableStyles.ts';

const Container = styled('div')({ containerType: 'inline-size' });
const forwarded = { shouldForwardProp: (name: string) => name !== 'facts' };
const Table = styled('table', forwarded)<{ facts: number }>(tableStyles);

/** `isNumber`: a number or an amount of money, which ends where the others of its column end. */
type DataColumn = string | Readonly<{ label: string; isNumber: true }>;

type DataTableProps = {
  label: string;
  columns: readonly DataColumn[];
  /** As many cells as there are columns. */
  rows: readonly Readonly<{ key: string; cells: readonly ReactNode[] }>[];
};

const labelOf = (column: DataColumn): string => (typeof column === 'string' ? column : column.label);
const isNumber = (column: DataColumn): true | undefined => (typeof column === 'string' ? undefined : column.isNumber);

/** Rows of read-only facts, in columns where there is room for them, otherwise as cards. */
export const DataTable = ({ label, columns, rows }: DataTableProps) => (
  <Container>
    <Table aria-label={label} facts={columns.length}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={labelOf(column)} scope="col" data-number={isNumber(column)}>
              {labelOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((column, index) => (
              <td
                key={labelOf(column)}
                data-label={index > 0 ? labelOf(column) : undefined}
                data-number={isNumber(column)}
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Container>
);
