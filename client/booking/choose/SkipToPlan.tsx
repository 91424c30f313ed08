import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { radius } from '../../ui/theme/shape.ts';

const Link = styled('button')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.appBar,
  padding: theme.spacing(3, 5),
  border: 0,
  borderRadius: radius.control,
  background: theme.vars.palette.court.surround,
  color: theme.vars.palette.ball,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  '@media print': { display: 'none' },
}));

const stops = '#court-plan [tabindex="0"], #court-plan button';

/** A link from the top of the page into the plan. */
export const SkipToPlan = () => {
  const { t } = useTranslation('booking');
  return (
    <Link type="button" onClick={() => document.querySelector<HTMLElement>(stops)?.focus()}>
      {t(($) => $.plan.skip)}
    </Link>
  );
};
