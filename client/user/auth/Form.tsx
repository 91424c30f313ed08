import styled from '@emotion/styled';

/** Fields below each other; errors are shown by us, not by the browser. */
export const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));
