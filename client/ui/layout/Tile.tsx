import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Link } from '../buttons/Link.tsx';
import { radius, touchTarget } from '../theme/shape.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h3': { ...theme.typography.body2, margin: 0, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& p': { margin: 0 },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  '& strong': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums' },
}));

type TileProps = { title: string; total?: number; action?: ReactNode; children: ReactNode };

/** One group of figures. */
export const Tile = ({ title, total, action, children }: TileProps) => (
  <Card aria-label={title}>
    <Head>
      <h2>{title}</h2>
      {total !== undefined && <strong>{total}</strong>}
    </Head>
    {children}
    {action && <div>{action}</div>}
  </Card>
);

export const Figures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: touchTarget - 8,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& a': { paddingBlock: theme.spacing(1.5) },
}));

/** A label and a number; a link where the counted things can be seen. */
export const Figure = ({ label, to, children }: { label: string; to?: string; children: ReactNode }) => (
  <Row>
    {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
    <strong>{children}</strong>
  </Row>
);
