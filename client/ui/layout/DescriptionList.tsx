import styled from '@emotion/styled';

/** Names and their values (`dl`), beside each other where there is room. */
export const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 4),
  margin: 0,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: theme.spacing(0, 0, 2), minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(9rem, max-content) minmax(0, 1fr)',
    alignItems: 'baseline',
    '& dd': { margin: 0 },
  },
}));
