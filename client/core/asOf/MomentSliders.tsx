import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { StepSlider } from '../../ui/forms/StepSlider.tsx';
import { useMoment } from '../formatting/useMoment.ts';
import { MomentField } from './MomentField.tsx';
import { type Moments, isLater } from './moments.ts';
import { type Step, momentBefore, stepAt } from './stepsOfHistory.ts';

const Sliders = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

type MomentSlidersProps = {
  steps: readonly Step<unknown>[];
  moments: Moments;
  /** What is shown, in one sentence. */
  text: string;
  /** `position`: of the last event that is known at the moment that is shown. */
  onMoments: (moments: Moments, position: string | null) => void;
};

/** Chooses the moment that is shown, and, when it is not now, a later one that it is compared with. */
export const MomentSliders = ({ steps, moments, text, onMoments }: MomentSlidersProps) => {
  const { t } = useTranslation('history');
  const moment = useMoment();
  const { at, compare } = moments;
  const [shown, compared] = [stepAt(steps, at) + 1, stepAt(steps, compare) + 1];
  const momentOf = (value: number): string | null =>
    value > steps.length ? null : (steps[value - 1]?.at ?? momentBefore(steps));
  const go = (next: Moments, value: number): void => onMoments(next, steps[value - 1]?.position ?? null);
  const moveShown = (value: number): void => {
    const next = momentOf(value);
    // It pushes the other along, as on any slider with two thumbs.
    go({ at: next, compare: isLater(next, compare) ? compare : momentOf(value + 1) }, value);
  };
  const showAt = (next: string): void =>
    go({ at: next, compare: isLater(next, compare) ? compare : null }, stepAt(steps, next) + 1);
  const buttons = { previous: t(($) => $.moments.previous), next: t(($) => $.moments.next) };
  return (
    <Sliders>
      <MomentField onMoment={showAt} />
      <StepSlider
        {...buttons}
        value={shown}
        count={steps.length}
        label={t(($) => $.moments.shown)}
        text={text}
        onChange={moveShown}
      />
      {at !== null && (
        <StepSlider
          {...buttons}
          value={compared}
          least={shown + 1}
          count={steps.length}
          label={t(($) => $.moments.compared)}
          text={
            compare === null
              ? t(($) => $.moments.comparedWithNow)
              : t(($) => $.moments.comparedWith, { time: moment(Date.parse(compare)) })
          }
          onChange={(value) => go({ at, compare: momentOf(value) }, shown)}
        />
      )}
    </Sliders>
  );
};
