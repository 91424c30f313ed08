import styled from '@emotion/styled';

/** Links to the other pages of sign-in and registration, below the form. */
export const AuthLinks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(3, 0, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  ...theme.typography.body2,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2), alignItems: 'center' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
}));
