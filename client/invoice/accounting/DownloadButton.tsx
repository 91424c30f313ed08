import { type ReactNode, useState } from 'react';
import { mdiDownloadOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../core/browser/downloadFile.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { useSession } from '../../core/session/useSession.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { ButtonVariant } from '../../ui/buttons/buttonStyles.ts';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { type ExportChoice, type ExportFile, fetchFile } from './fetchExport.ts';

type DownloadButtonProps = {
  file: ExportFile;
  choice: ExportChoice;
  variant?: ButtonVariant;
  onDone?: () => void;
  children: ReactNode;
};

/** Saves a file of the gateway, which answers only with the session's token. */
export const DownloadButton = ({ file, choice, variant = 'primary', onDone, children }: DownloadButtonProps) => {
  const { t } = useTranslation('accounting');
  const { state } = useSession();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const download = async (token: string) => {
    setBusy(true);
    try {
      const { name, content } = await fetchFile(file, choice, token);
      downloadFile(name, content.type, content);
      notify({ kind: 'success', text: t(($) => $.saved, { name }) });
      onDone?.();
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant={variant}
      icon={<Icon path={mdiDownloadOutline} />}
      isBusy={isBusy}
      onClick={() => state.status === 'signedIn' && void download(state.token)}
    >
      {children}
    </Button>
  );
};
