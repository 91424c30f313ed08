import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Icon } from '../graphics/Icon.tsx';
import { radius } from '../theme/shape.ts';

export type StateKind = 'success' | 'info' | 'warning' | 'error' | 'quiet';

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: StateKind }>(
  ({ theme, kind }) => ({
    ...theme.typography.body2,
    display: 'inline-flex',
    // Aligned with the text around it, whatever the icon's height.
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

/** A state as a word and an icon. */
export const StateMark = ({ kind, icon, children }: { kind: StateKind; icon: string; children: ReactNode }) => (
  <Chip kind={kind}>
    <Icon path={icon} />
    {children}
  </Chip>
);
