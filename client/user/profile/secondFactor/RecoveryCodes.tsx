import { useState } from 'react';
import styled from '@emotion/styled';
import { mdiDownload, mdiPrinter } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../core/browser/downloadFile.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { radius } from '../../../ui/theme/shape.ts';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { CopyButton } from '../CopyButton.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: theme.spacing(2, 4),
  margin: 0,
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.control,
  listStyle: 'none',
  fontSize: '1.0625rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
}));

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** Shown only once: to be saved, printed or copied. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { t } = useTranslation('profile');
  const [areKept, setKept] = useState(false);
  const text = codes.join('\n');
  return (
    <>
      <NoticeBox kind="warning" role="status">
        <strong>{t(($) => $.secondFactor.codes.title)}</strong>
        <br />
        {t(($) => $.secondFactor.codes.text)}
      </NoticeBox>
      <List translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <ButtonRow>
        <Button
          variant="secondary"
          icon={<Icon path={mdiDownload} />}
          onClick={() =>
            downloadFile(
              t(($) => $.secondFactor.codes.fileName),
              'text/plain;charset=utf-8',
              `${text}\n`,
            )
          }
        >
          {t(($) => $.secondFactor.codes.download)}
        </Button>
        <Button variant="secondary" icon={<Icon path={mdiPrinter} />} onClick={() => window.print()}>
          {t(($) => $.secondFactor.codes.print)}
        </Button>
        <CopyButton what={t(($) => $.secondFactor.codes.all)} text={text} />
      </ButtonRow>
      <Checkbox
        label={t(($) => $.secondFactor.codes.kept)}
        checked={areKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <ButtonRow>
        <Button disabled={!areKept} onClick={onKept}>
          {t(($) => $.secondFactor.codes.done)}
        </Button>
      </ButtonRow>
      <UnsavedGuard isDirty={!areKept} />
    </>
  );
};
