import { useEffect, useRef, useState } from 'react';
import { mdiFilePdfBox, mdiXml } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../core/browser/downloadFile.ts';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useNotify } from '../core/notices.ts';
import { useSession } from '../core/session/useSession.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Icon } from '../ui/graphics/Icon.tsx';
import { fetchDocument } from './fetchDocument.ts';

const levels = [1, 2, 3] as const;
/** The letters that were sent about an invoice; each can be asked for at once, its document is made within seconds. */
export const sentLetters = (warningLevel: number) => levels.filter((level) => level <= warningLevel);
type DocumentButtonProps = {
  invoiceId: string;
  number: string;
  /** 1 to 3: the letter about the invoice; without it the invoice itself. */
  level?: number;
  /** The data of an e-invoice alone. */
  isXml?: boolean;
};

/** Saves the PDF of an invoice, or of a letter about it, or the data of an e-invoice, as it was sent; waits a little for one that is just being made. */
export const DocumentButton = ({ invoiceId, number, level, isXml = false }: DocumentButtonProps) => {
  const { t } = useTranslation('invoices');
  const { state } = useSession();
  const notify = useNotify();
  const errorText = useErrorText();
  const running = useRef<AbortController | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const letter = levels.find((each) => each === level);
  const invoice = t(($) => (isXml ? $.document.xml : $.document.open));
  const what = letter === undefined ? invoice : t(($) => $.document.letters[letter]);
  const [ending, type] = isXml ? (['xml', 'text/xml'] as const) : (['pdf', 'application/pdf'] as const);
  const file = letter === undefined ? '' : `warning-${letter}`;
  const download = async (token: string) => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    try {
      const document = await fetchDocument({
        path: `/documents/invoice/${[invoiceId, file].filter(Boolean).join('/')}.${ending}`,
        token,
        signal,
      });
      if (signal.aborted) return;
      if (document) downloadFile(`${[number, file].filter(Boolean).join('-')}.${ending}`, type, document);
      else notify({ kind: 'info', text: t(($) => $.document.notReady) });
    } catch (error) {
      if (!signal.aborted) notify({ kind: 'error', text: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      icon={<Icon path={isXml ? mdiXml : mdiFilePdfBox} />}
      isBusy={isBusy}
      aria-label={t(($) => $.document.named, { what, number })}
      onClick={() => state.status === 'signedIn' && void download(state.token)}
    >
      {isBusy ? t(($) => $.document.preparing) : what}
    </Button>
  );
};
