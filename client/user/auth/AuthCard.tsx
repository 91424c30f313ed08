import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { CourtLines } from '../../ui/graphics/CourtLines.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { radius } from '../../ui/theme/shape.ts';

const Court = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  justifyItems: 'center',
  padding: theme.spacing(5, 4),
  [theme.breakpoints.up('md')]: {
    padding: `clamp(${theme.spacing(6)}, 9svh, ${theme.spacing(24)}) ${theme.spacing(6)}`,
  },
}));
const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: 480,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.hero,
  background: theme.vars.palette.background.paper,
  boxShadow: '0 16px 48px rgb(87 31 8 / 12%)',
}));
const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '& p': { margin: 0 },
}));

/** A card in the middle of a drawn court, for every page of sign-in and registration (product.md §2). */
export const AuthCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Court>
    <CourtLines />
    <Card>
      <Page title={title} width="card">
        <Column>{children}</Column>
      </Page>
    </Card>
  </Court>
);
