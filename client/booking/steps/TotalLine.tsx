import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { useFormat } from '../../core/useFormat.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  margin: 0,
  paddingTop: theme.spacing(3),
  borderTop: `3px double ${theme.vars.palette.divider}`,
  '& strong': { ...theme.typography.h3 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** What it all costs, taxes included, right above the button that orders it. */
export const TotalLine = ({ duration, price }: Readonly<{ duration: number; price: number }>) => {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <Line>
      <span>
        {t(($) => $.selection.total)} ({format.duration(duration)})
      </span>
      <span>
        <strong>{format.cents(price)}</strong> {price > 0 && <small>{t(($) => $.selection.vat)}</small>}
      </span>
    </Line>
  );
};
