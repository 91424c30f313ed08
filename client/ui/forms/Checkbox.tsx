import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from '@emotion/styled';
import { mdiAlertCircleOutline } from '@mdi/js';
import { Icon } from '../graphics/Icon.tsx';
import { touchTarget } from '../theme/shape.ts';

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'flex-start',
  minHeight: touchTarget,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: theme.spacing(0.5, 0, 0),
    accentColor: theme.vars.palette.primary.main,
  },
}));
const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  margin: 0,
  color: theme.vars.palette.error.main,
}));

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined };

export const Checkbox = ({ label, error, ...input }: CheckboxProps) => {
  const id = useId();
  return (
    <div>
      <Label>
        <input {...input} type="checkbox" aria-invalid={error !== undefined} aria-describedby={`${id}-problem`} />
        <span>{label}</span>
      </Label>
      <Problem id={`${id}-problem`} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon path={mdiAlertCircleOutline} />
            {error}
          </>
        )}
      </Problem>
    </div>
  );
};
