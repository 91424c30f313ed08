import styled from '@emotion/styled';
import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { visuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { FieldSet, SettingField, SettingTable } from './settingField.ts';

/** On a narrow screen a row is a group of labelled fields, and there are no headings. */
const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  '& p:empty': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    width: '100%',
    tableLayout: 'fixed',
    // Of the button that empties a row.
    '& tr > td:last-child:not(:has(input))': { width: 48, padding: theme.spacing(1, 0) },
    '& tbody input': { paddingInline: theme.spacing(2) },
    '& thead th': {
      ...theme.typography.body2,
      fontWeight: 600,
      padding: theme.spacing(0, 2, 1, 0),
      textAlign: 'start',
      verticalAlign: 'bottom',
    },
    '& tbody :is(td, th)': { padding: theme.spacing(1, 2, 1, 0), fontWeight: 'inherit', verticalAlign: 'top' },
    '& tbody label': visuallyHidden,
  },
  [theme.breakpoints.down('md')]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
      gap: theme.spacing(3, 5),
      // Labels may have one line or two.
      alignItems: 'end',
      paddingBlock: theme.spacing(4),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tbody :is(td, th)': { display: 'block', fontWeight: 'inherit', textAlign: 'start' },
    // Half of a phone is too narrow for a day or a choice.
    '& :is(td, th):has(select, input[type="date"])': { gridColumn: '1 / -1' },
  },
}));

/** In percent of the whole width, of which the button that empties a row takes its own. */
const Widths = ({ shares = [] }: SettingTable) => {
  const sum = shares.reduce((all, share) => all + share, 0);
  return (
    <colgroup>
      {shares.map((share, index) => (
        <col key={index} style={{ width: `${(share / sum) * 100}%` }} />
      ))}
    </colgroup>
  );
};

const Head = ({ columns, groups, emptyRow }: SettingTable) => (
  <thead>
    {groups && (
      <tr>
        <td />
        {groups.map(({ label, columns: width }) => (
          <th key={label} scope="colgroup" colSpan={width}>
            {label}
          </th>
        ))}
      </tr>
    )}
    <tr>
      {columns.map((column, index) => (
        // Columns of different groups may have the same heading.
        <th key={index} scope="col">
          {column}
        </th>
      ))}
      {emptyRow && <td />}
    </tr>
  </thead>
);

type SettingsTableProps = {
  table: SettingTable;
  rows: readonly FieldSet[];
  input: (field: SettingField) => ReactNode;
  onEmpty: (row: FieldSet) => void;
};

/** Settings that are the same for several rows, e.g. prices from a time of day on. */
export const SettingsTable = ({ table, rows, input, onEmpty }: SettingsTableProps) => (
  <Table>
    <Widths {...table} />
    <Head {...table} />
    <tbody>
      {rows.map((row, index) => (
        <tr key={row.key}>
          {row.fields.map((field, column) =>
            column === 0 ? (
              <th key={field.name} scope="row">
                {input(field)}
              </th>
            ) : (
              <td key={field.name}>{input(field)}</td>
            ),
          )}
          {table.emptyRow && (
            <td>
              {index > 0 && <IconButton icon={mdiClose} label={table.emptyRow(row)} onClick={() => onEmpty(row)} />}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </Table>
);
