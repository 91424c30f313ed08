import { useTranslation } from 'react-i18next';
import { mdiClose } from '@mdi/js';
import styled from '@emotion/styled';
import { useFormat } from '../../core/useFormat.ts';
import { useNow } from '../../core/useNow.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { radius } from '../../ui/shape.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { minutesOf } from '../plan/slot.ts';
import type { Block } from '../selection/mergeSlots.ts';
import { useBlockText } from '../useBlockText.ts';
import { cancelDeadline } from './cancelDeadline.ts';

const longestRemark = 500;

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `6px solid ${theme.vars.palette.primary.main}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  '& p': { margin: 0 },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: theme.spacing(0, 3),
  alignItems: 'center',
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p': { gridColumn: '1 / -1' },
}));
const Price = styled('strong')(({ theme }) => ({ ...theme.typography.h3 }));
const Deadline = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

type ConfirmCardProps = {
  block: Block;
  setup: BookingSetup;
  isLocked: boolean;
  onRemark: (remark: string) => void;
  onRemove: () => void;
};

/** One booking before it is ordered: everything about it, and what can still be said or taken back. */
export const ConfirmCard = ({ block, setup, isLocked, onRemark, onRemove }: ConfirmCardProps) => {
  const { t } = useTranslation('booking');
  const { cents, date, duration, instant } = useFormat();
  const text = useBlockText(setup.plans);
  const now = useNow();
  const until = cancelDeadline(block, setup.cancellationHours);
  const place =
    setup.plans.length > 1 ? `${text.sportName(block.sport)}, ${text.courtName(block)}` : text.courtName(block);
  return (
    <Card>
      <Head>
        <h3>{place}</h3>
        <Price>{cents(block.price)}</Price>
        <IconButton
          icon={mdiClose}
          label={t(($) => $.selection.remove, { booking: text.long(block) })}
          aria-disabled={isLocked}
          onClick={() => !isLocked && onRemove()}
        />
        <p>{date(block.date, 'long')}</p>
        <p>
          {text.time(block)} ({duration(minutesOf(block))})
        </p>
      </Head>
      <TextField
        label={t(($) => $.confirm.remark)}
        help={t(($) => $.confirm.remarkHelp)}
        value={block.remark}
        maxLength={longestRemark}
        readOnly={isLocked}
        autoComplete="off"
        onChange={(event) => onRemark(event.target.value)}
      />
      <Deadline>
        {until < now ? t(($) => $.confirm.cancelNoMore) : t(($) => $.confirm.cancelUntil, { until: instant(until) })}
      </Deadline>
    </Card>
  );
};
