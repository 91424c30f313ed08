import type { CSSObject, Theme } from '@emotion/react';
import { radius, touchTarget } from '../theme/shape.ts';

/** Rows become cards where their facts have less room than this (rem). */
const minWidthFor = (facts: number): number => Math.max(34, facts * 9);

/** A row as a card, with the column's name before each fact and the actions in the corner. */
const cardStyles = (theme: Theme): CSSObject => ({
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
  '& td[data-number]': { textAlign: 'left' },
});

/** Cells whose text may be one long word, e.g. a title or an e-mail address: not a number, a short fact or a control. */
const wordy = '& td:not([data-number], [data-narrow], :has(> button))';

/** On paper: all columns, whatever the paper's width, and no controls. */
const printStyles = (theme: Theme): CSSObject => ({
  '& th, & td': { padding: theme.spacing(1.5) },
  '& td:has(> button), & th[data-silent], & th svg': { display: 'none' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
});

/** Facts in columns, or as cards where the nearest container has less room than `facts` columns need. */
export const tableStyles = ({ theme, facts }: { theme: Theme; facts: number }): CSSObject => ({
  '--pw-row-padding': theme.spacing(3),
  '&[data-density="compact"]': {
    '--pw-row-padding': theme.spacing(0.5),
    // With compact rows, targets may be small on devices with a mouse.
    '& td > button': { minHeight: 32, minWidth: 32 },
  },
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': { padding: `var(--pw-row-padding) ${theme.spacing(3)}`, textAlign: 'left', verticalAlign: 'baseline' },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
  '& tr': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& td:has(> button)': { paddingBlock: 0, verticalAlign: 'middle' },
  '& code': { overflowWrap: 'anywhere' },
  '@media print': printStyles(theme),
  [wordy]: { overflowWrap: 'anywhere' },
  // Otherwise a column of broken words would become as narrow as a letter.
  [`@container (min-width: ${minWidthFor(facts)}rem)`]: { [wordy]: { minWidth: '6.5rem' } },
  '@media screen': { [`@container (max-width: ${minWidthFor(facts)}rem)`]: cardStyles(theme) },
});
