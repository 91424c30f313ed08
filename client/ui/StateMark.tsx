import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Icon } from './Icon.tsx';
import { radius } from './shape.ts';

export type StateKind = 'success' | 'info' | 'warning' | 'error' | 'quiet';

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: StateKind }>(
  ({ theme, kind }) => ({
    ...theme.typography.body2,
    display: 'inline-flex',
    // On the line of the words around it, whatever the picture's height.
    alignItems: 'baseline',
    justifySelf: 'start',
    '& > svg': { alignSelf: 'center' },
    gap: theme.spacing(1.5),
    padding: theme.spacing(0.5, 2.5),
    borderRadius: radius.round,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    background: kind === 'quiet' ? theme.vars.palette.background.default : theme.vars.palette[kind].light,
    color: kind === 'quiet' ? theme.vars.palette.text.secondary : theme.vars.palette[kind].main,
  }),
);

/** How something stands, in a word and a picture. */
export const StateMark = ({ kind, icon, children }: { kind: StateKind; icon: string; children: ReactNode }) => (
  <Chip kind={kind}>
    <Icon path={icon} />
    {children}
  </Chip>
);
