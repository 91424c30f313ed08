import { useTranslation } from 'react-i18next';
import { mdiClose } from '@mdi/js';
import styled from '@emotion/styled';
import { useFormat } from '../../core/useFormat.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { slotKey } from '../plan/slot.ts';
import type { Block } from '../selection/mergeSlots.ts';
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

type BlockListProps = { blocks: readonly Block[]; plans: BookingSetup['plans']; onRemove: (block: Block) => void };

/** The merged bookings of the selection, each with its own way out. */
export const BlockList = ({ blocks, plans, onRemove }: BlockListProps) => {
  const { t } = useTranslation('booking');
  const { cents, date } = useFormat();
  const text = useBlockText(plans);
  return (
    <List>
      {blocks.map((block) => (
        <Item key={slotKey(block)}>
          <span>
            <strong>{text.courtName(block)}</strong>
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
