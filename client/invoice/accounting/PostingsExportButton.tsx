import { mdiDownloadOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { PostingsExportButtonMutation } from '../../__generated__/PostingsExportButtonMutation.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import type { ExportChoice } from './fetchExport.ts';
import { useDownload } from './useDownload.ts';

type PostingsExportButtonProps = { choice: ExportChoice; onExported: () => void };

/** Records the export and saves its file. `onExported` also where it was refused: the list may be another one by then. */
export const PostingsExportButton = ({ choice, onExported }: PostingsExportButtonProps) => {
  const { t } = useTranslation('accounting');
  const notify = useNotify();
  const errorText = useErrorText();
  const { download, isBusy: isSaving } = useDownload();
  const { call, isBusy } = useIdempotentMutation<PostingsExportButtonMutation>(graphql`
    mutation PostingsExportButtonMutation($input: ExportInput!) {
      exportPostings(input: $input) {
        exportID
      }
    }
  `);
  const record = () =>
    call(
      { input: choice },
      {
        onDone: ({ exportPostings: { exportID } }) => {
          download(`exports/${exportID}`);
          onExported();
        },
        onRefused: (error) => {
          notify({ kind: 'error', text: errorText(error) });
          onExported();
        },
      },
    );
  return (
    <Button icon={<Icon path={mdiDownloadOutline} />} isBusy={isBusy || isSaving} onClick={record}>
      {t(($) => $.export)}
    </Button>
  );
};
