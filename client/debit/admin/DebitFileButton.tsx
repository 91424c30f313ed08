import { useState } from 'react';
import { mdiDownloadOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../core/browser/downloadFile.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { useSession } from '../../core/session/useSession.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';

/** The file with the name that the gateway gives it. Throws `ServerRefusal`; ERR_DEBIT_NOT_UPDATED where it is outdated. */
const fetchFile = async (path: string, token: string) => {
  const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } }).catch(() => {
    throw new ServerRefusal('ERR_NETWORK');
  });
  if (response.status === 401) throw new ServerRefusal('LOGIN_REQUIRED');
  if (response.status === 404) throw new ServerRefusal('ERR_DEBIT_NOT_UPDATED');
  if (!response.ok) throw new ServerRefusal('ERR_SERVER');
  const [, name = 'Lastschriften.xml'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content: await response.blob() };
};

/** Saves the file for the bank, which the gateway gives to an ADMIN's session only. */
export const DebitFileButton = ({ path }: { path: string }) => {
  const { t } = useTranslation('debitAdmin');
  const { state } = useSession();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const download = async (token: string) => {
    setBusy(true);
    try {
      const { name, content } = await fetchFile(path, token);
      downloadFile(name, 'application/xml', content);
      notify({ kind: 'success', text: t(($) => $.run.saved, { name }) });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      icon={<Icon path={mdiDownloadOutline} />}
      isBusy={isBusy}
      onClick={() => state.status === 'signedIn' && void download(state.token)}
    >
      {t(($) => $.run.download)}
    </Button>
  );
};
