import styled from '@emotion/styled';

/** Buttons with words in the last column of a table; on a card below its facts, because a corner has no room for words. */
export const RowActions = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'center',
  '@media print': { display: 'none' },
}));
