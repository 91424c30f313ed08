import type { KeyboardEvent } from 'react';
import styled from '@emotion/styled';
import { motion } from '../theme/motion.ts';
import { radius, touchTarget } from '../theme/shape.ts';

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  width: 'fit-content',
  maxWidth: '100%',
  padding: theme.spacing(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.round,
  background: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
}));
const Pill = styled('button')(({ theme }) => ({
  flex: 'none',
  minHeight: touchTarget - 4,
  padding: theme.spacing(1, 5),
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[aria-selected="true"]': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -4 },
  },
}));

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Readonly<{ key: Key; label: string }>[];
  selected: Key;
  /** Id of the element with role `tabpanel` that shows the selected tab. */
  panelId: string;
  onSelect: (key: Key) => void;
};

/** One tab stop; the arrow keys, Home and End move and select at once (ARIA tabs pattern). */
export const Tabs = <Key extends string>({ label, tabs, selected, panelId, onSelect }: TabsProps<Key>) => {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ key }) => key === selected);
    const target = steps[event.key]?.(index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (tab === undefined || target === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <List role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <Pill
          key={tab.key}
          type="button"
          role="tab"
          id={`${panelId}-${tab.key}`}
          aria-selected={tab.key === selected}
          aria-controls={panelId}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
        </Pill>
      ))}
    </List>
  );
};
