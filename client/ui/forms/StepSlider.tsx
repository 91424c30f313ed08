import { useId } from 'react';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import styled from '@emotion/styled';
import { IconButton } from '../buttons/IconButton.tsx';

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
  /** Steps below it are not offered. */
  least?: number;
  count: number;
  label: string;
  previous: string;
  next: string;
  /** What is known at that step, in one sentence. */
  text: string;
  onChange: (value: number) => void;
};

/** The moments at which something happened, and now: by arrow keys, Home and End, by dragging, or by the buttons beside it. */
export const StepSlider = ({ value, least = 0, count, label, previous, next, text, onChange }: StepSliderProps) => {
  const id = useId();
  const last = count + 1;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Row>
        <IconButton
          icon={mdiChevronLeft}
          label={previous}
          aria-disabled={value <= least}
          onClick={() => value > least && onChange(value - 1)}
        />
        <input
          id={id}
          type="range"
          min={least}
          max={last}
          step={1}
          value={value}
          aria-valuetext={text}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <IconButton
          icon={mdiChevronRight}
          label={next}
          aria-disabled={value === last}
          onClick={() => value < last && onChange(value + 1)}
        />
      </Row>
    </div>
  );
};
