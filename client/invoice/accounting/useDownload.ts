import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../core/browser/downloadFile.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { useSession } from '../../core/session/useSession.ts';
import { fetchFile } from './fetchExport.ts';

/** Saves a file of the gateway below `/documents/accounting`, which answers only with the session's token. */
export const useDownload = () => {
  const { t } = useTranslation('accounting');
  const { state } = useSession();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const save = async (path: string, token: string) => {
    setBusy(true);
    try {
      const { name, content } = await fetchFile(path, token);
      downloadFile(name, content.type, content);
      notify({ kind: 'success', text: t(($) => $.saved, { name }) });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
    setBusy(false);
  };
  const download = (path: string): void => {
    if (state.status === 'signedIn') void save(path, state.token);
  };
  return { download, isBusy };
};
