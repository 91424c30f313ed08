import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { shownPosition } from '@platzwart/contracts/core';
import { typedIn } from '../../../core/forms/typedNumbers.ts';
import { useMoment } from '../../../core/formatting/useMoment.ts';
import { useLanguage } from '../../../core/texts/language.ts';
import { AdminStateChip } from '../../../ui/material/admin/AdminStateChip.tsx';
import { AdminTable } from '../../../ui/material/admin/AdminTable.tsx';
import type { LogProofRun } from './useLogProofs.ts';

/** The runs of the last two weeks. */
export const LogProofTable = ({ runs }: { runs: readonly LogProofRun[] }) => {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  const language = useLanguage();
  return (
    <AdminTable
      label={t(($) => $.proofs.runs)}
      columns={[
        { label: t(($) => $.proofs.columns.time) },
        { label: t(($) => $.proofs.columns.result) },
        { label: t(($) => $.proofs.columns.events), isNarrow: true },
        { label: t(($) => $.proofs.columns.position), isNarrow: true },
        { label: t(($) => $.proofs.columns.duration), isNarrow: true },
      ]}
      rows={runs.map(({ startedAt, flawCount, events, position, seconds }) => ({
        key: startedAt,
        cells: [
          moment(Date.parse(startedAt)),
          flawCount === 0 ? (
            <AdminStateChip kind="success" icon={mdiCheckCircleOutline} label={t(($) => $.proofs.clean)} />
          ) : (
            <AdminStateChip
              kind="error"
              icon={mdiAlertCircleOutline}
              label={t(($) => $.proofs.flaws, { count: flawCount })}
            />
          ),
          String(events),
          position == null ? '–' : shownPosition(position),
          t(($) => $.proofs.seconds, { seconds: typedIn(language, seconds.toFixed(1)) }),
        ],
      }))}
    />
  );
};
