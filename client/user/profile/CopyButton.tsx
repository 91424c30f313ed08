import { useTranslation } from 'react-i18next';
import { mdiContentCopy } from '@mdi/js';
import { useNotify } from '../../core/notices.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';

/** Copies `text` to the clipboard; `what` is its accessible name. */
export const CopyButton = ({ what, text }: { what: string; text: string }) => {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: t(($) => $.copied, { what }) });
    } catch {
      // The browser may forbid it, and over plain http there is no clipboard.
      notify({ kind: 'warning', text: t(($) => $.copyFailed) });
    }
  };
  return <IconButton icon={mdiContentCopy} label={t(($) => $.copyNamed, { what })} onClick={() => void copy()} />;
};
