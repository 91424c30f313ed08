import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiClockOutline, mdiDatabaseSyncOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { AdminStateChip } from '../../../ui/material/admin/AdminStateChip.tsx';

type ReadModelStateProps = {
  status: string;
  problem: string | null;
  behind: number;
  /** 0 to 1. */
  rebuilding: number | null;
  isRequested: boolean;
};

/** Whether a read model is up to date, and what is being done to it. */
export const ReadModelState = ({ status, problem, behind, rebuilding, isRequested }: ReadModelStateProps) => {
  const { t } = useTranslation('operations');
  if (rebuilding !== null) {
    const percent = Math.floor(rebuilding * 100);
    return <AdminStateChip kind="info" icon={mdiDatabaseSyncOutline} label={t(($) => $.rebuilding, { percent })} />;
  }
  if (isRequested) return <AdminStateChip kind="info" icon={mdiClockOutline} label={t(($) => $.requested)} />;
  if (status === 'STOPPED')
    return (
      <AdminStateChip
        kind="error"
        icon={mdiAlertCircleOutline}
        label={t(($) => $.stopped, { problem: problem ?? '' })}
      />
    );
  return behind === 0 ? (
    <AdminStateChip kind="success" icon={mdiCheckCircleOutline} label={t(($) => $.upToDate)} />
  ) : (
    <AdminStateChip kind="info" icon={mdiClockOutline} label={t(($) => $.behind, { count: behind })} />
  );
};
