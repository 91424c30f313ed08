import styled from '@emotion/styled';
import { StepSlider } from '../../ui/forms/StepSlider.tsx';
import { type Moments, isLater } from './moments.ts';
import { type Step, momentBefore, stepAt } from './stepsOfHistory.ts';

const Sliders = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

type MomentSlidersProps = {
  steps: readonly Step<unknown>[];
  moments: Moments;
  labels: Readonly<Record<'shown' | 'compared' | 'previous' | 'next', string>>;
  /** What is shown, and what it is compared with, each in one sentence. */
  texts: Readonly<Record<'shown' | 'compared', string>>;
  /** `position`: of the last event that is known at the moment that is shown. */
  onMoments: (moments: Moments, position: string | null) => void;
};

/** Chooses the moment that is shown, and, when it is not now, a later one that it is compared with. */
export const MomentSliders = ({ steps, moments, labels, texts, onMoments }: MomentSlidersProps) => {
  const { at, compare } = moments;
  const [shown, compared] = [stepAt(steps, at) + 1, stepAt(steps, compare) + 1];
  const momentOf = (value: number): string | null =>
    value > steps.length ? null : (steps[value - 1]?.at ?? momentBefore(steps));
  const go = (next: Moments, value: number): void => onMoments(next, steps[value - 1]?.position ?? null);
  const moveShown = (value: number): void => {
    const moment = momentOf(value);
    // It pushes the other along, as on any slider with two thumbs.
    go({ at: moment, compare: isLater(moment, compare) ? compare : momentOf(value + 1) }, value);
  };
  const buttons = { previous: labels.previous, next: labels.next };
  return (
    <Sliders>
      <StepSlider
        {...buttons}
        value={shown}
        count={steps.length}
        label={labels.shown}
        text={texts.shown}
        onChange={moveShown}
      />
      {at !== null && (
        <StepSlider
          {...buttons}
          value={compared}
          least={shown + 1}
          count={steps.length}
          label={labels.compared}
          text={texts.compared}
          onChange={(value) => go({ at, compare: momentOf(value) }, shown)}
        />
      )}
    </Sliders>
  );
};
