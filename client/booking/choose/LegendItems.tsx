import '../grid/courtGrid.css';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { radius } from '../../ui/shape.ts';
import { categoryLooks } from '../grid/categoryLooks.ts';

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'center',
}));
const Item = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 32,
  padding: theme.spacing(1, 2.5, 1, 1),
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.primary.light },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.light,
  },
}));
const Swatch = styled('span')({ position: 'relative', flex: 'none', width: 32, height: 26 });

const categories: readonly BookingCategory[] = [
  'SINGLE',
  'GUEST_SINGLE',
  'SAISON',
  'GUEST_SAISON',
  'TRAINING',
  'EVENT',
  'BLOCK',
];

type LegendItemsProps = { only: BookingCategory | null; onChoose: (only: BookingCategory | null) => void };

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * What the colours, edges and icons mean; a tap shows only that kind, another tap all of them again. One tab stop, arrow
 * keys go from kind to kind: it lies between the plan and what was chosen in it.
 */
export const LegendItems = ({ only, onChoose }: LegendItemsProps) => {
  const { t } = useTranslation('booking');
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (stop + by + categories.length) % categories.length;
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <List role="toolbar" aria-label={t(($) => $.legend.title)} onKeyDown={move}>
      {categories.map((category, index) => {
        const { icon, tint, edge } = categoryLooks[category];
        return (
          <Item
            key={category}
            type="button"
            aria-pressed={only === category}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            onClick={() => onChoose(only === category ? null : category)}
          >
            <Swatch className="plan-swatch" data-tint={tint} data-edge={edge} aria-hidden="true">
              <span className="plan-fill">
                <svg className="plan-icon" viewBox="0 0 24 24">
                  <path d={icon} />
                </svg>
              </span>
            </Swatch>
            {t(($) => $.categories[category])}
          </Item>
        );
      })}
    </List>
  );
};
