import { mdiCheck } from '@mdi/js';
import styled from '@emotion/styled';
import { type Court, timeOfMinute } from '@platzwart/contracts/core';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import type { CellTexts } from '../../courtPlan/grid/useCellTexts.ts';
import type { Cell, Column } from '../../courtPlan/plan/cell.ts';
import { hasOwnPrice } from '../../courtPlan/plan/usualPrice.ts';
import type { ListTime } from './listTimes.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: theme.spacing(2),
  alignItems: 'start',
}));
const Time = styled('div')(({ theme }) => ({
  paddingTop: theme.spacing(0.5),
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '& strong, & small': { display: 'block' },
  '& small': { color: theme.vars.palette.text.secondary },
}));
/** Every court keeps its place from row to row. */
const Courts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(68px, 1fr))',
  gap: theme.spacing(1),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: theme.spacing(2) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
}));
const CourtButton = styled(Button)(({ theme }) => ({
  minWidth: 0,
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  fontSize: '0.875rem',
  '&[data-state="booked"]': {
    borderWidth: 2,
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.calendar.single.fill,
    color: theme.vars.palette.calendar.single.text,
  },
}));

const OwnPrice = styled('small')({ display: 'block', fontWeight: 500 });

type CourtOfTimeProps = {
  cell: Cell;
  court: Court;
  /** The price beside the time. */
  price: ListTime['price'];
  texts: CellTexts;
  onActivate: (cell: Cell) => void;
};

const CourtOfTime = ({ cell, court, price, texts, onActivate }: CourtOfTimeProps) => (
  <CourtButton
    data-state={cell.state}
    variant={cell.state === 'selected' ? 'primary' : 'secondary'}
    icon={cell.state === 'selected' ? <Icon path={mdiCheck} /> : undefined}
    aria-pressed={cell.state === 'booked' ? undefined : cell.state === 'selected'}
    aria-label={texts.name(cell, court)}
    onClick={() => onActivate(cell)}
  >
    <span>
      {cell.state === 'booked' ? `${texts.owner(cell.booking)} · ${court.name}` : court.name}
      {hasOwnPrice(cell, price) && <OwnPrice>{texts.text(cell)}</OwnPrice>}
    </span>
  </CourtButton>
);

type ListTimeRowProps = Omit<CourtOfTimeProps, 'cell' | 'court' | 'price'> & {
  time: ListTime;
  columns: readonly Column[];
};

/** One start with what it costs, and the courts that can be tapped then. */
export const ListTimeRow = ({ time, columns, ...shared }: ListTimeRowProps) => (
  <Row>
    <Time>
      <strong>{timeOfMinute(time.minute)}</strong>
      {time.price !== null && <small>{shared.texts.price(time.price)}</small>}
    </Time>
    <Courts>
      {columns.map(({ court }, index) => {
        const cell = time.cells[index];
        return cell ? (
          <CourtOfTime key={court.number} cell={cell} court={court} price={time.price} {...shared} />
        ) : (
          <span key={court.number} />
        );
      })}
    </Courts>
  </Row>
);
