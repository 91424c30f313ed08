import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { afterPaint } from '../loading/afterPaint.ts';
import { useReconnects } from './useReconnects.ts';

/** Settings change once in a while: what follows them, and the live connection, must not delay the first page. */
const loadFollowing = afterPaint(() => import('./followSettings.ts'));

/** Calls `onChange` after each change of the club's settings, and after each gap in the live connection. */
export const useSettingsChanges = (onChange: () => void): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  const change = useEffectEvent(onChange);
  useEffect(() => {
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
  }, [environment]);
  useEffect(() => {
    if (reconnects > 0) change();
  }, [reconnects]);
};
