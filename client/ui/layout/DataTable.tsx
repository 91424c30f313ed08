import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { tableStyles } from './tableStyles.ts';

const Container = styled('div')({ containerType: 'inline-size' });
const forwarded = { shouldForwardProp: (name: string) => name !== 'facts' };
const Table = styled('table', forwarded)<{ facts: number }>(tableStyles);

type DataTableProps = {
  label: string;
  columns: readonly string[];
  /** As many cells as there are columns. */
  rows: readonly Readonly<{ key: string; cells: readonly ReactNode[] }>[];
};

/** Rows of read-only facts, in columns where there is room for them, otherwise as cards. */
export const DataTable = ({ label, columns, rows }: DataTableProps) => (
  <Container>
    <Table aria-label={label} facts={columns.length}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((column, index) => (
              <td key={column} data-label={index > 0 ? column : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Container>
);
