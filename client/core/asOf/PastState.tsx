import styled from '@emotion/styled';
import { radius } from '../../ui/theme/shape.ts';

/** The past must not be taken for the present. */
export const PastState = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '&[data-past="true"]': {
    padding: theme.spacing(3),
    border: `3px solid ${theme.vars.palette.warning.main}`,
    borderRadius: radius.card,
  },
}));
/** The moment, in a sentence. */
export const Stand = styled('p')({ fontWeight: 600 });
/** What happened at that moment. */
export const Happened = styled('ol')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
}));
