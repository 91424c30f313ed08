import { type ReactNode, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { type Difference, namesIn, yes } from './settingField.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}));

const wordsOf = ({ kind, options = [] }: Difference['field'], value: string): string => {
  if (kind === 'person' || kind === 'people') return namesIn(value);
  return kind === 'choice' ? (options.find((option) => option.value === value)?.label ?? value) : value;
};

const useShownValue = () => {
  const { t } = useTranslation('settingsAdmin');
  const { date } = useFormat();
  return (field: Difference['field'], value: string): string => {
    if (field.kind === 'date' && v.is(localDateSchema, value)) return date(value, 'plain');
    if (field.kind === 'check') return t(($) => (value === yes ? $.on : $.off));
    const text = wordsOf(field, value);
    return text.trim() === '' ? t(($) => $.nothing) : text;
  };
};

const Warning = ({ text }: { text: string | null }) =>
  text !== null && (
    <dd>
      <NoticeBox kind="warning">{text}</NoticeBox>
    </dd>
  );

type Decision = Readonly<{ force: boolean; reason: string | null }>;
type ReviewDialogProps = {
  differences: readonly Difference[];
  isBusy: boolean;
  /** Bookings that the change hurts; nothing where it hurts none. */
  impact: ReactNode;
  onClose: () => void;
  onConfirm: (decision: Decision) => void;
};

/** What would change, old and new, before anything is sent. Bookings that it hurts are cancelled for a reason only. */
export const ReviewDialog = ({ differences, isBusy, impact, onClose, onConfirm }: ReviewDialogProps) => {
  const { t } = useTranslation('settingsAdmin');
  const shown = useShownValue();
  const [reason, setReason] = useState('');
  const isHurting = impact !== undefined && impact !== null;
  const [isReasonMissing, setReasonMissing] = useState(false);
  const confirm = () => {
    const given = reason.trim();
    if (isHurting && given === '') setReasonMissing(true);
    else onConfirm({ force: isHurting, reason: isHurting ? given : null });
  };
  return (
    <AdminDialog
      title={t(($) => $.reviewTitle)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.back)}
          </Button>
          <Button variant={isHurting ? 'danger' : 'primary'} isBusy={isBusy} onClick={confirm}>
            {t(($) => (isHurting ? $.saveAndCancel : $.save))}
          </Button>
        </>
      }
    >
      {differences.length === 0 && <p>{t(($) => $.noChanges)}</p>}
      <List>
        {differences.map(({ field, set, from, to }) => (
          <div key={field.name}>
            <dt>
              {set.title}: {field.label}
            </dt>
            <dd>
              <del>{shown(field, from)}</del> → <ins>{shown(field, to)}</ins>
            </dd>
            <Warning text={field.warningOf?.(to) ?? null} />
          </div>
        ))}
      </List>
      {impact}
      {isHurting && (
        <TextArea
          label={t(($) => $.reason)}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {isHurting && isReasonMissing && reason.trim() === '' && (
        <NoticeBox kind="error" role="alert">
          {t(($) => $.reasonMissing)}
        </NoticeBox>
      )}
    </AdminDialog>
  );
};
