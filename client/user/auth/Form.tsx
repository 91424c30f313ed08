import styled from '@emotion/styled';

/** Fields below each other; what is wrong is said by us, in the club's words. */
export const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));
