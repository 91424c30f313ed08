import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../core/notices.ts';
import { useSession } from '../core/session/useSession.ts';

const warningMilliseconds = 2 * 60_000;

/**
 * Ends the session at its token's exp and warns two minutes before. Timers stop while the computer sleeps, so the clock
 * is also checked whenever the tab becomes visible.
 */
export const useSessionExpiry = () => {
  const { state, session } = useSession();
  const { t } = useTranslation('core');
  const notify = useNotify();
  const expiresAt = state.status === 'signedIn' ? state.expiresAt : null;
  const warn = useEffectEvent(() =>
    notify({
      kind: 'warning',
      text: t(($) => $.expiry.warning),
      action: { label: t(($) => $.expiry.action), onSelect: session.expire },
    }),
  );
  useEffect(() => {
    if (expiresAt === null) return undefined;
    const left = expiresAt - Date.now();
    const warning = setTimeout(() => warn(), Math.max(left - warningMilliseconds, 0));
    const end = setTimeout(session.checkExpiry, left);
    document.addEventListener('visibilitychange', session.checkExpiry);
    return () => {
      clearTimeout(warning);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', session.checkExpiry);
    };
  }, [expiresAt, session]);
};
