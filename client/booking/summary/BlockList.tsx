import { useTranslation } from 'react-i18next';
import { mdiClose } from '@mdi/js';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import type { DayKey } from '../data/courtDays.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { slotKey } from '../../courtPlan/plan/slot.ts';
import type { Block } from '../../courtPlan/selection/mergeSlots.ts';
import { useBlockText } from '../useBlockText.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: theme.spacing(0, 2),
  alignItems: 'center',
  paddingBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& strong': { display: 'block' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

type BlockListProps = {
  blocks: readonly Block[];
  plans: BookingSetup['plans'];
  shown: DayKey;
  onRemove: (block: Block) => void;
};

/** The merged bookings of the selection, each with a button to remove it. */
export const BlockList = ({ blocks, plans, shown, onRemove }: BlockListProps) => {
  const { t } = useTranslation('deferredBooking');
  const { cents, date } = useFormat();
  const text = useBlockText(plans);
  return (
    <List>
      {blocks.map((block) => (
        <Item key={slotKey(block)}>
          <span>
            <strong>
              {block.sport !== shown.sport && `${text.sportName(block.sport)}, `}
              {text.courtName(block)}
            </strong>
            <small>
              {date(block.date)}, {text.time(block)}
            </small>
          </span>
          <span>{cents(block.price)}</span>
          <IconButton
            icon={mdiClose}
            label={t(($) => $.selection.remove, { booking: text.long(block) })}
            onClick={() => onRemove(block)}
          />
        </Item>
      ))}
    </List>
  );
};
