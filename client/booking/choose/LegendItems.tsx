import '../../courtPlan/grid/courtGrid.css';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { radius } from '../../ui/theme/shape.ts';
import { categoryStyles } from '../../courtPlan/grid/categoryStyles.ts';

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
const StateList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: theme.spacing(0, 0, 2),
  padding: theme.spacing(0, 1),
  listStyle: 'none',
  fontSize: '0.875rem',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(2), minHeight: 32 },
}));
const DotsItem = styled('li')(({ theme }) => ({ [theme.breakpoints.down('md')]: { '&&': { display: 'none' } } }));
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

/** The states of a time, as the plan draws them. */
const states = ['free', 'selected', 'own', 'tooShort', 'past'] as const;

const StateSwatch = ({ state }: { state: (typeof states)[number] }) => {
  const { t } = useTranslation('courtPlan');
  const attributes =
    state === 'own' ? { 'data-tint': 'single', 'data-edge': 'solid', 'data-own': true } : { 'data-state': state };
  return (
    <Swatch className="plan-swatch" aria-hidden="true" {...attributes}>
      <span className="plan-fill">{state === 'own' && <span className="plan-you">{t(($) => $.cell.you)}</span>}</span>
    </Swatch>
  );
};

/** What is no booking of others, and the dots of the date strip, which only wider screens show. */
const States = () => {
  const { t } = useTranslation('deferredBooking');
  return (
    <StateList aria-label={t(($) => $.legend.states)}>
      {states.map((state) => (
        <li key={state}>
          <StateSwatch state={state} />
          {t(($) => $.legend[state])}
        </li>
      ))}
      <DotsItem>
        <strong aria-hidden="true">• •• •••</strong> {t(($) => $.legend.dots)}
      </DotsItem>
    </StateList>
  );
};

/**
 * Explains colours, edges and icons; a tap highlights that category only, another tap shows all again. One tab stop,
 * arrow keys move between categories, because it lies between the plan and the selection in the tab order.
 */
export const LegendItems = ({ only, onChoose }: LegendItemsProps) => {
  const { t } = useTranslation(['deferredBooking', 'courtPlan']);
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (stop + by + categories.length) % categories.length;
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <States />
      <List role="toolbar" aria-label={t(($) => $.legend.title)} onKeyDown={move}>
        {categories.map((category, index) => {
          const { icon, tint, edge } = categoryStyles[category];
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
              {t(($) => $.categories[category], { ns: 'courtPlan' })}
            </Item>
          );
        })}
      </List>
    </>
  );
};
