import { useState } from 'react';
import styled from '@emotion/styled';
import { mdiFilePdfBox } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { downloadFile } from '../browser/downloadFile.ts';
import { ServerRefusal } from '../errors/serverRefusal.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useNotify } from '../notices.ts';
import { useSession } from '../session/useSession.ts';

const Place = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5), '@media print': { display: 'none' } }));

type Asked = Readonly<{ subjectId: string; token: string; language: string }>;

/** The gateway answers only with the session's token. Null while the log cannot be read. Throws `ServerRefusal`. */
const fetchEvidence = async ({ subjectId, token, language }: Asked): Promise<Blob | null> => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const response = await fetch(`/documents/evidence/${subjectId}.pdf`, { headers }).catch(() => {
    throw new ServerRefusal('ERR_NETWORK');
  });
  if (response.ok) return response.blob();
  if (response.status === 401) throw new ServerRefusal('LOGIN_REQUIRED');
  return null;
};

/** Saves what the log says about a subject as a document that can be checked (docs/adr/0072-evidence.md). */
export const EvidenceButton = ({ subjectId }: { subjectId: string }) => {
  const { t, i18n } = useTranslation('history');
  const { state } = useSession();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const save = async (token: string) => {
    setBusy(true);
    try {
      const document = await fetchEvidence({ subjectId, token, language: i18n.language });
      if (document) downloadFile(`${subjectId}.pdf`, 'application/pdf', document);
      else notify({ kind: 'error', text: t(($) => $.evidence.failed) });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <Place>
      <Button
        variant="secondary"
        icon={<Icon path={mdiFilePdfBox} />}
        isBusy={isBusy}
        onClick={() => state.status === 'signedIn' && void save(state.token)}
      >
        {isBusy ? t(($) => $.evidence.preparing) : t(($) => $.evidence.open)}
      </Button>
    </Place>
  );
};
