import styled from '@emotion/styled';

/** A cell of several lines, the first of which says the most. */
export const Lines = styled('div')({ display: 'grid', justifyItems: 'start' });
export const Small = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
/** Somebody's own words, however long they are. */
export const Words = styled(Small)({ overflowWrap: 'anywhere' });
