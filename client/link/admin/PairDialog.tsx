import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { shownKioskCode } from '@platzwart/contracts/link';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useNotify } from '../../core/notices.ts';
import { deviceNames } from '../../core/texts/deviceNames.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import type { ShownPairing } from './fetchKioskPairing.ts';
import { useKioskName } from './useKioskName.ts';
import { useKiosks } from './useKiosks.ts';

const Parts = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), '& p': { margin: 0 } }));
const Code = styled('strong')({ fontSize: '2rem', letterSpacing: '0.06em', lineHeight: 1.2 });

type PairDialogProps = { pairing: ShownPairing; onPaired: () => void; onClose: () => void };

/** Which screen is paired, and under which name: whoever sees the code on the screen before them confirms it (RFC 8628, section 5.4). */
export const PairDialog = ({ pairing: shown, onPaired, onClose }: PairDialogProps) => {
  const { t } = useTranslation('kioskAdmin');
  const core = useTranslation('core');
  const { instant } = useFormat();
  const notify = useNotify();
  const errorText = useErrorText();
  const name = useKioskName();
  const { pairing } = useKiosks();
  const { browser, system } = deviceNames(shown.device);
  const pair = () => {
    const given = name.check();
    if (given === null) return;
    pairing.call(
      { code: shown.code, name: given },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.paired, { name: given }) });
          onPaired();
        },
        onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
      },
    );
  };
  return (
    <AdminDialog
      title={t(($) => $.pairQuestion)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.t(($) => $.cancel)}
          </Button>
          <Button isBusy={pairing.isBusy} onClick={pair}>
            {t(($) => $.pair)}
          </Button>
        </>
      }
    >
      <Parts
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pair();
        }}
      >
        <Code>{shownKioskCode(shown.code)}</Code>
        <p>
          {t(($) => $.pairDevice, {
            device: [browser, system].filter(Boolean).join(', ') || t(($) => $.unknownDevice),
            time: instant(Date.parse(shown.since)),
          })}
        </p>
        <NoticeBox kind="warning">{t(($) => $.pairWarning)}</NoticeBox>
        <TextField {...name.field} />
      </Parts>
    </AdminDialog>
  );
};
