import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../core/notices.ts';
import { codeOf } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { reloadPage } from '../../core/update/reloadPage.ts';
import { SilentBoundary } from '../feedback/SilentBoundary.tsx';

/**
 * An overlay whose code is loaded when it is opened: where the code does not arrive, says so and counts as closed; where the
 * server has a new version, offers to reload the page.
 */
export const LazyOverlay = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const notify = useNotify();
  const { t } = useTranslation('core');
  const errorText = useErrorText();
  const closeWithError = (error: unknown) => {
    const isOutdated = codeOf(error) === 'CLIENT_OUTDATED';
    const reload = { label: t(($) => $.reload), onSelect: reloadPage };
    notify({ kind: 'error', text: errorText(error), ...(isOutdated && { action: reload }) });
    onClose();
  };
  return <SilentBoundary onFailed={closeWithError}>{children}</SilentBoundary>;
};
