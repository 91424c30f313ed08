import { useTranslation } from 'react-i18next';
import { mdiCheckBold } from '@mdi/js';
import styled from '@emotion/styled';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { stepWidth } from './stepWidth.ts';

/** The steps as marks on the drawing of a court line. */
const Line = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  maxWidth: stepWidth,
  margin: theme.spacing(0, 0, 6),
  padding: 0,
  listStyle: 'none',
  '@media print': { display: 'none' },
}));
const Mark = styled('li')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  gap: theme.spacing(2),
  alignItems: 'center',
  paddingTop: theme.spacing(2),
  borderTop: `3px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  fontWeight: 600,
  [theme.breakpoints.down('sm')]: { '& > svg, & > span': { display: 'none' } },
  '&[data-reached="true"]': { borderColor: theme.vars.palette.primary.main },
  // Also without the numbers, on a phone, only the current step stands out.
  '&[aria-current="step"]': {
    paddingTop: theme.spacing(1.5),
    borderTopWidth: 5,
    color: theme.vars.palette.primary.main,
    fontWeight: 750,
  },
}));

type StepProgressProps = { active: 0 | 1 | 2; hasPayment: boolean };

/** The current step between the plan and the booking; without a price there is no payment step. */
export const StepProgress = ({ active, hasPayment }: StepProgressProps) => {
  const { t } = useTranslation('deferredBooking');
  const names = [t(($) => $.steps.choose), t(($) => $.steps.confirm), ...(hasPayment ? [t(($) => $.steps.pay)] : [])];
  return (
    <Line aria-label={t(($) => $.steps.label)}>
      {names.map((name, index) => (
        <Mark key={name} data-reached={index <= active} aria-current={index === active ? 'step' : undefined}>
          {index < active ? <Icon path={mdiCheckBold} /> : <span>{index + 1}</span>}
          {name}
        </Mark>
      ))}
    </Line>
  );
};
