import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '&[data-over="true"]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}));

type DeadlineProps = {
  /** Last instant at which the booking can be cancelled, in epoch milliseconds; null where it cannot be. */
  until: number | null;
  cancellationHours: number;
};

/** Until when a booking can be cancelled, or plainly that it cannot be; never a deadline that is over. */
export const Deadline = ({ until, cancellationHours }: DeadlineProps) => {
  const { t } = useTranslation('deferredBooking');
  const { duration, instant } = useFormat();
  return (
    <Line data-over={until === null}>
      {until === null
        ? t(($) => $.confirm.notCancelable, { notice: duration(cancellationHours * 60) })
        : t(($) => $.confirm.cancelUntil, { until: instant(until) })}
    </Line>
  );
};
