import type { ReactNode } from 'react';
import styled from '@emotion/styled';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(4, 0, 0),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
/** In the flow of the fields, not on the border as browsers put it. */
const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h3,
  float: 'left',
  width: '100%',
  padding: theme.spacing(0, 0, 2),
  '& + *': { clear: 'both' },
}));

/** Fields that belong together, with a heading. */
export const FieldGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Root>
    <Legend>{label}</Legend>
    {children}
  </Root>
);
