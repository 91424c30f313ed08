import styled from '@emotion/styled';
import { mdiContentCopy } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../core/notices.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';

const Value = styled('dd')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

type CopyableFactProps = {
  name: string;
  value: string;
  /** What is copied, where it differs from what is shown. */
  text?: string;
};

/** A fact of a description list that somebody types into another program. */
export const CopyableFact = ({ name, value, text = value }: CopyableFactProps) => {
  const { t } = useTranslation('invoices');
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: t(($) => $.copy.done, { what: name }) });
    } catch {
      // The browser may forbid it, and over plain http there is no clipboard.
      notify({ kind: 'warning', text: t(($) => $.copy.failed) });
    }
  };
  return (
    <>
      <dt>{name}</dt>
      <Value>
        <span>{value}</span>
        <IconButton icon={mdiContentCopy} label={t(($) => $.copy.named, { what: name })} onClick={() => void copy()} />
      </Value>
    </>
  );
};
