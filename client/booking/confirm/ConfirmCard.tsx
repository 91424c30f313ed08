import { useTranslation } from 'react-i18next';
import { mdiClose } from '@mdi/js';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useNow } from '../../core/time/useNow.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { radius } from '../../ui/theme/shape.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { minutesOf } from '../../courtPlan/plan/slot.ts';
import type { Block } from '../../courtPlan/selection/mergeSlots.ts';
import { useBlockText } from '../useBlockText.ts';
import { Deadline } from '../steps/Deadline.tsx';
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

type ConfirmCardProps = {
  block: Block;
  setup: BookingSetup;
  isLocked: boolean;
  onRemark: (remark: string) => void;
  onRemove: () => void;
};

/** One booking before it is ordered: its data, its remark, and a button to remove it. */
export const ConfirmCard = ({ block, setup, isLocked, onRemark, onRemove }: ConfirmCardProps) => {
  const { t } = useTranslation('deferredBooking');
  const { cents, date, duration } = useFormat();
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
      <Deadline until={until < now ? null : until} cancellationHours={setup.cancellationHours} />
    </Card>
  );
};
