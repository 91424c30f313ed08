import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { KioskListQuery } from '../../__generated__/KioskListQuery.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useNotify } from '../../core/notices.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { useKiosks } from './useKiosks.ts';

type Kiosk = KioskListQuery['response']['kiosks'][number];
type KioskListProps = { refreshKey: number; onChanged: () => void };

const RemoveDialog = ({ kiosk, onChanged, onClose }: { kiosk: Kiosk; onChanged: () => void; onClose: () => void }) => {
  const { t } = useTranslation('kioskAdmin');
  const core = useTranslation('core');
  const notify = useNotify();
  const errorText = useErrorText();
  const { removal } = useKiosks();
  const { _id: id, name } = kiosk;
  const remove = () =>
    removal.call(
      { id },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.removed, { name }) });
          onChanged();
          onClose();
        },
        onRefused: (error) => {
          notify({ kind: 'error', text: errorText(error) });
          onChanged();
          onClose();
        },
      },
    );
  return (
    <AdminDialog
      title={t(($) => $.removeQuestion)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.t(($) => $.cancel)}
          </Button>
          <Button variant="danger" isBusy={removal.isBusy} onClick={remove}>
            {t(($) => $.remove)}
          </Button>
        </>
      }
    >
      {t(($) => $.removeText, { name })}
    </AdminDialog>
  );
};

/** The screens that may show the plan. */
export const KioskList = ({ refreshKey, onChanged }: KioskListProps) => {
  const { t } = useTranslation('kioskAdmin');
  const { instant } = useFormat();
  const [removing, setRemoving] = useState<Kiosk | null>(null);
  const { kiosks } = useLazyLoadQuery<KioskListQuery>(
    graphql`
      query KioskListQuery {
        kiosks {
          _id
          name
          made_at
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${refreshKey}` },
  );
  if (kiosks.length === 0) return <EmptyList title={t(($) => $.none)} text={t(($) => $.noneText)} />;
  return (
    <>
      <AdminTable
        label={t(($) => $.list)}
        columns={[
          { label: t(($) => $.where) },
          { label: t(($) => $.since) },
          { label: t(($) => $.actions), isSilent: true },
        ]}
        rows={kiosks.map((kiosk) => ({
          key: kiosk._id,
          cells: [
            kiosk.name,
            instant(Date.parse(kiosk.made_at)),
            <Button
              key="remove"
              variant="quiet"
              aria-label={t(($) => $.removeNamed, { name: kiosk.name })}
              onClick={() => setRemoving(kiosk)}
            >
              {t(($) => $.remove)}
            </Button>,
          ],
        }))}
      />
      {removing && <RemoveDialog kiosk={removing} onChanged={onChanged} onClose={() => setRemoving(null)} />}
    </>
  );
};
