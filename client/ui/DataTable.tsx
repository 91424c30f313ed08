import type { ReactNode } from 'react';
import { mdiArrowDown, mdiArrowUp, mdiSwapVertical } from '@mdi/js';
import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { Icon } from './Icon.tsx';
import { useLook } from './look.ts';
import { radius, touchTarget } from './shape.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Rows become cards where their facts have less room than this (rem). */
const roomFor = (facts: number): number => Math.max(34, facts * 9);

const Room = styled('div')({ containerType: 'inline-size' });

/** A row as a card, with the column's name before each fact and what can be done with it in the corner. */
const asCards = (theme: Theme): CSSObject => ({
  '&, & tr, & td': { display: 'block' },
  '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    gap: theme.spacing(3),
  },
  '& tr': {
    position: 'relative',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    padding: theme.spacing(2),
  },
  '& td': { padding: theme.spacing(1, 2) },
  '& tr:has(> td > button) > td:first-of-type': { paddingRight: touchTarget },
  '& td:has(> button)': { position: 'absolute', top: 0, right: 0, padding: theme.spacing(1) },
  '& td[data-label]': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: theme.spacing(2) },
  '& td[data-label]::before': {
    content: 'attr(data-label)',
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& td[data-label] > *': { justifySelf: 'start' },
});

/** All of it, whatever the paper's width, and nothing to tap. */
const onPaper = (theme: Theme): CSSObject => ({
  '& th, & td': { padding: theme.spacing(1.5) },
  '& td:has(> button), & th[data-silent], & th svg': { display: 'none' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
});

const forwarded = { shouldForwardProp: (name: string) => name !== 'facts' };
const Table = styled(
  'table',
  forwarded,
)<{ facts: number }>(({ theme, facts }) => ({
  '--pw-row-padding': theme.spacing(3),
  '&[data-density="compact"]': {
    '--pw-row-padding': theme.spacing(0.5),
    // A mouse is enough of a pointer for whoever wants to see much at once.
    '& td > button': { minHeight: 32, minWidth: 32 },
  },
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': { padding: `var(--pw-row-padding) ${theme.spacing(3)}`, textAlign: 'left', verticalAlign: 'baseline' },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
  '& tr': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& td:has(> button)': { paddingBlock: 0, verticalAlign: 'middle' },
  '& code': { overflowWrap: 'anywhere' },
  '@media print': onPaper(theme),
  '@media screen': { [`@container (max-width: ${roomFor(facts)}rem)`]: asCards(theme) },
}));

const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: touchTarget,
  margin: theme.spacing(-2, -2),
  padding: theme.spacing(0, 2),
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.primary.main },
}));

export type Column = Readonly<{
  label: string;
  /** For whoever listens only, e.g. above buttons. */
  isSilent?: boolean;
  /** Has its name before it on a card even where it comes first, as what is a heading by itself has not. */
  isNamed?: boolean;
  /** Where rows can be sorted by it. */
  sort?: Readonly<{ order: 'ascending' | 'descending' | 'none'; onSort: () => void }>;
}>;

const arrows = { ascending: mdiArrowUp, descending: mdiArrowDown, none: mdiSwapVertical } as const;

const Heading = ({ label, isSilent = false, sort }: Column) => {
  if (isSilent) return <VisuallyHidden>{label}</VisuallyHidden>;
  if (!sort) return label;
  return (
    <SortButton type="button" onClick={sort.onSort}>
      {label}
      <Icon path={arrows[sort.order]} />
    </SortButton>
  );
};

const isNamed = (column: Column, index: number): boolean => column.isNamed ?? (index > 0 && !column.isSilent);

type DataTableProps = {
  label: string;
  columns: readonly Column[];
  /** As many cells as there are columns. */
  rows: readonly Readonly<{ key: string; cells: readonly ReactNode[] }>[];
};

/** Rows of facts, in columns where there is room for them, else as cards. */
export const DataTable = ({ label, columns, rows }: DataTableProps) => (
  <Room>
    <Table
      aria-label={label}
      data-density={useLook().look.density}
      facts={columns.filter(({ isSilent }) => isSilent !== true).length}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-silent={column.isSilent} aria-sort={column.sort?.order}>
              <Heading {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((column, index) => (
              <td key={column.label} data-label={isNamed(column, index) ? column.label : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Room>
);
