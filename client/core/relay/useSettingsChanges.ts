import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { afterPaint } from '../loading/afterPaint.ts';
import { useReconnects } from './useReconnects.ts';

/** Settings change once in a while: what follows them, and the live connection, is loaded after the first page. */
const loadFollowing = afterPaint(() => import('./followSettings.ts'));

/**
 * Calls `onChange` after each change of the club's settings, and after each gap in the live connection. Begins when `from` is true: a
 * browser is idle also while the first answer is under way, so that waiting for an idle moment alone is too early.
 */
export const useSettingsChanges = (onChange: () => void, { from = true }: Readonly<{ from?: boolean }> = {}): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (!from) return undefined;
    let end: (() => void) | null = null;
    let isOver = false;
    const start = async () => {
      const { followSettings } = await loadFollowing();
      if (!isOver) end = followSettings(environment, () => change());
    };
    // Where it cannot be loaded, a screen shows the settings of when it was opened.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, [environment, from]);
  useEffect(() => {
    if (reconnects > 0) change();
  }, [reconnects]);
};
