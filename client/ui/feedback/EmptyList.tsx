import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { CourtGlyph } from '../graphics/CourtGlyph.tsx';
import { radius } from '../theme/shape.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'center',
  padding: theme.spacing(8, 5),
  border: `1px dashed ${theme.vars.palette.control.border}`,
  borderRadius: radius.hero,
  textAlign: 'center',
  '& > svg': { width: 'min(100%, 220px)', borderRadius: radius.card },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, maxWidth: '46ch', color: theme.vars.palette.text.secondary },
}));

/** Says that a list is empty, why, and how to change that. */
export const EmptyList = ({ title, text, action }: { title: string; text: string; action?: ReactNode }) => (
  <Root>
    <CourtGlyph sport="TENNIS" />
    <h2>{title}</h2>
    <p>{text}</p>
    {action}
  </Root>
);
