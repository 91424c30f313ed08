import { type GridKey, isGridKey } from '../plan/moveFocus.ts';

/** The action of a key in the plan (screens.md U4). */
export type GridCommand =
  | Readonly<{ kind: 'move'; key: GridKey; isCtrl: boolean }>
  | Readonly<{ kind: 'extend'; key: 'ArrowUp' | 'ArrowDown' }>
  | Readonly<{ kind: 'activate' }>
  | Readonly<{ kind: 'day'; to: 'today' | 'previous' | 'next' }>
  | Readonly<{ kind: 'escape' }>;

type KeyPress = Readonly<{ key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }>;

const dayKeys: Readonly<Record<string, 'today' | 'previous' | 'next'>> = {
  t: 'today',
  T: 'today',
  '[': 'previous',
  ']': 'next',
};

const dayCommand = ({ key, ctrlKey, metaKey }: KeyPress): GridCommand | null => {
  const to = dayKeys[key];
  // German keyboards write brackets with AltGr, which arrives as Ctrl and Alt.
  const isShortcutOfBrowser = to === 'today' && (ctrlKey || metaKey);
  return to && !isShortcutOfBrowser ? { kind: 'day', to } : null;
};

const movement = (press: KeyPress & { key: GridKey }): GridCommand => {
  const { key, shiftKey, ctrlKey, metaKey } = press;
  if (shiftKey && (key === 'ArrowUp' || key === 'ArrowDown')) return { kind: 'extend', key };
  return { kind: 'move', key, isCtrl: ctrlKey || metaKey };
};

/** Null for other keys; single letters count only while the focus is in the plan (WCAG 2.1.4). */
export const commandOf = (press: KeyPress): GridCommand | null => {
  const { key } = press;
  if (isGridKey(key)) return movement({ ...press, key });
  if (key === ' ' || key === 'Enter') return { kind: 'activate' };
  if (key === 'Escape') return { kind: 'escape' };
  return dayCommand(press);
};
