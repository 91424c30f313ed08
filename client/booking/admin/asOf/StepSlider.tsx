import { useId } from 'react';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  '& > input': { flex: 1, minWidth: 0, accentColor: theme.vars.palette.primary.main },
  '@media print': { display: 'none' },
}));
const Label = styled('label')({ fontWeight: 600 });

type StepSliderProps = {
  /** From 0, before the first step, to `count`, after which comes now. */
  value: number;
  count: number;
  /** What is known at that step, in one sentence. */
  text: string;
  onChange: (value: number) => void;
};

/** The moments at which something happened, and now: by arrow keys, Home and End, by dragging, or by the buttons beside it. */
export const StepSlider = ({ value, count, text, onChange }: StepSliderProps) => {
  const { t } = useTranslation('bookingAdmin');
  const id = useId();
  const last = count + 1;
  return (
    <div>
      <Label htmlFor={id}>{t(($) => $.asOf.slider)}</Label>
      <Row>
        <IconButton
          icon={mdiChevronLeft}
          label={t(($) => $.asOf.previous)}
          aria-disabled={value === 0}
          onClick={() => value > 0 && onChange(value - 1)}
        />
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={value}
          aria-valuetext={text}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <IconButton
          icon={mdiChevronRight}
          label={t(($) => $.asOf.next)}
          aria-disabled={value === last}
          onClick={() => value < last && onChange(value + 1)}
        />
      </Row>
    </div>
  );
};
