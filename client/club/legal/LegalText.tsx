import styled from '@emotion/styled';

/** A text in sections. */
export const LegalText = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(8),
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0, 0, 3) },
  '& p': { margin: 0 },
  '& p + p, & address + p, & address + address, & p + ul': { marginTop: theme.spacing(3) },
  '& ul': { display: 'grid', gap: theme.spacing(2), margin: 0, paddingLeft: theme.spacing(5) },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
