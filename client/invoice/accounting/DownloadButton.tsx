import type { ReactNode } from 'react';
import { mdiDownloadOutline } from '@mdi/js';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useDownload } from './useDownload.ts';

type DownloadButtonProps = {
  /** Below `/documents/accounting`. */
  path: string;
  /** What is saved, for screen readers: a list has several of these buttons. */
  of?: string;
  children: ReactNode;
};

export const DownloadButton = ({ path, of, children }: DownloadButtonProps) => {
  const { download, isBusy } = useDownload();
  return (
    <Button
      variant="secondary"
      icon={<Icon path={mdiDownloadOutline} />}
      isBusy={isBusy}
      onClick={() => download(path)}
    >
      {children} {of !== undefined && <VisuallyHidden>{of}</VisuallyHidden>}
    </Button>
  );
};
