import { mdiFileExportOutline } from '@mdi/js';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import type { useTableExport } from './useTableExport.ts';

type ExportButtonProps = ReturnType<typeof useTableExport> & Readonly<{ label: string }>;

/** Starts an export; `label` says what it does, or how far it is. */
export const ExportButton = ({ progress, start, label }: ExportButtonProps) => (
  <Button
    variant="secondary"
    icon={<Icon path={mdiFileExportOutline} />}
    isBusy={progress !== null}
    onClick={() => void start()}
  >
    {label}
  </Button>
);
