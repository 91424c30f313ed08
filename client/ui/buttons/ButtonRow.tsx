import styled from '@emotion/styled';

/** Buttons beside each other; on a phone each as wide as the screen. */
export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  alignItems: 'center',
  marginTop: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { '& > a, & > button': { flex: '1 1 100%' } },
}));
