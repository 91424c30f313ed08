import './moveGhost.css';
import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../core/notices.ts';
import type { Day } from '../../../courtPlan/plan/cell.ts';
import type { ClubClock } from '../../../courtPlan/plan/clubClock.ts';
import { MoveBar } from './MoveBar.tsx';
import { MoveGhost } from './MoveGhost.tsx';
import type { TimeAxis } from './moveByKey.ts';
import { type CellOnDay, type Moving, isSameTarget, targetOf } from './moveTarget.ts';
import { useBookingMove } from './useBookingMove.ts';
import { useMoveTexts } from './useMoveTexts.ts';

/** A drag moves bookings, and chooses courts and times, not text. */
const Root = styled('div')({ userSelect: 'none' });

type MovablePlanProps = {
  days: readonly Day[];
  axis: TimeAxis;
  clock: ClubClock;
  find: (target: EventTarget) => CellOnDay | null;
  keyOf: (date: string, cell: Readonly<{ court: number; startMinute: number }>) => string;
  onMoved: (moving: Moving) => void;
  /** The plan; the ghost belongs into the element that scrolls with it. */
  children: (ghost: ReactNode) => ReactNode;
};

/** A plan in which bookings are moved and made longer or shorter, by mouse and by keyboard; `onMoved` asks whether to do it. */
export const MovablePlan = ({ days, axis, clock, find, keyOf, onMoved, children }: MovablePlanProps) => {
  const { t } = useTranslation('bookingAdmin');
  const notify = useNotify();
  const texts = useMoveTexts(days);
  const { handlers, moving, isByKeyboard, problem } = useBookingMove({
    ...{ days, axis, clock, find, onMoved },
    onRefused: (why) => notify({ kind: 'warning', text: t(($) => $.move.refused[why]) }),
  });
  const isAway = moving !== null && !isSameTarget(targetOf(moving.booking), moving.to);
  const barText = moving && (isAway ? texts.full(moving, problem) : texts.picked(moving));
  return (
    <Root {...handlers} data-movable={axis} data-dragging={moving !== null && !isByKeyboard}>
      {children(
        moving && (
          <MoveGhost {...{ days, axis, keyOf }} to={moving.to} isFree={problem === null} text={texts.time(moving.to)} />
        ),
      )}
      <MoveBar text={barText} isFree={problem === null} />
    </Root>
  );
};
