import type { ReactNode } from 'react';
import { mdiChevronLeft } from '@mdi/js';
import styled from '@emotion/styled';
import { unbrokenTimes } from '../../core/formatting/unbrokenTimes.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { bottomBar } from './bottomBar.ts';
import { useMeasuredHeight } from '../../ui/layout/useMeasuredHeight.ts';

/** As wide as the selection's bar, which it takes the place of. */
const barWidth = 680;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 3),
  '& > :last-child': { flex: '1 1 auto' },
  [theme.breakpoints.down('lg')]: {
    ...bottomBar(theme),
    // A phone on its side: the buttons are below what they are about.
    '@media (max-height: 500px)': { position: 'static' },
    paddingInline: `max(${theme.spacing(4)}, 50% - ${barWidth / 2}px)`,
  },
}));
const Summary = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  flex: '1 0 100%',
  textAlign: 'center',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));
const BackLabel = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

type StepActionsProps = {
  back: string;
  isLocked: boolean;
  onBack: () => void;
  /** What is ordered and what it costs, where the bar covers the place that says so (§ 312j BGB). */
  summary?: string;
  children: ReactNode;
};

/** The ways back and on of a step; `children` is the button that goes on. */
export const StepActions = ({ back, isLocked, onBack, summary, children }: StepActionsProps) => (
  <Bar ref={useMeasuredHeight('--pw-bottom-bar')}>
    {summary && <Summary>{unbrokenTimes(summary)}</Summary>}
    <Button
      variant="secondary"
      icon={<Icon path={mdiChevronLeft} />}
      aria-label={back}
      title={back}
      disabled={isLocked}
      onClick={onBack}
    >
      <BackLabel>{back}</BackLabel>
    </Button>
    {children}
  </Bar>
);
