import styled from '@emotion/styled';

/** A question about the club, and the figures that answer it. */
export const QuestionSection = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(8),
  '& > h2': { ...theme.typography.h2, margin: 0 },
}));
