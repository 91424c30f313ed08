import { useTranslation } from 'react-i18next';
import { mdiClose } from '@mdi/js';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { PlayersField } from '../../core/players/PlayersField.tsx';
import { useNow } from '../../core/time/useNow.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { radius } from '../../ui/theme/shape.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { minutesOf } from '../../courtPlan/plan/slot.ts';
import type { Block } from '../../courtPlan/selection/mergeSlots.ts';
import { useBlockText } from '../useBlockText.ts';
import { Deadline } from '../steps/Deadline.tsx';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { feeOf } from '../wizard/orderTotals.ts';
import { cancelDeadline } from './cancelDeadline.ts';
import { needsPlayers } from './needsPlayers.ts';

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
  /** Whether the card says that somebody has to be named. */
  lacksPlayers: boolean;
  /** Whether it says that a name that was typed is not taken yet. */
  isUnpicked: boolean;
  typed: string;
  onType: (text: string) => void;
  onPlayers: (players: Block['players']) => void;
  onRemark: (remark: string) => void;
  onRemove: () => void;
};

const Players = ({ block, setup, lacksPlayers, onPlayers, ...field }: ConfirmCardProps) =>
  setup.players !== 'NONE' && (
    <SilentBoundary fallback={<Skeleton height={96} />}>
      <PlayersField
        players={block.players}
        isRequired={needsPlayers(setup)}
        isMissing={lacksPlayers}
        isUnpicked={field.isUnpicked}
        isLocked={field.isLocked}
        viewer={setup.person}
        guestFee={setup.guestFee}
        onChange={onPlayers}
        typed={field.typed}
        onType={field.onType}
      />
    </SilentBoundary>
  );

/** One booking before it is ordered: its data, its players and remark, and a button to remove it. */
export const ConfirmCard = (props: ConfirmCardProps) => {
  const { block, setup, isLocked, onRemark, onRemove } = props;
  const { t } = useTranslation('deferredBooking');
  const { cents, date, duration } = useFormat();
  const text = useBlockText(setup.plans);
  const now = useNow();
  const fee = feeOf(block, setup);
  const until = cancelDeadline(block, setup.cancellationHours);
  const place =
    setup.plans.length > 1 ? `${text.sportName(block.sport)}, ${text.courtName(block)}` : text.courtName(block);
  return (
    <Card>
      <Head>
        <h3>{place}</h3>
        <Price>{cents(block.price + fee)}</Price>
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
        {fee > 0 && <p>{t(($) => $.confirm.guestFee, { fee: cents(fee) })}</p>}
      </Head>
      <Players {...props} />
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
