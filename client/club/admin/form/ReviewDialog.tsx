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

const Unchanged = ({ text }: { text: string | null }) => text !== null && <p>{text}</p>;

type Decision = Readonly<{ force: boolean; reason: string | null }>;
export type Confirmation = Readonly<{ text: string; submit: string }>;
type ReviewDialogProps = {
  differences: readonly Difference[];
  isBusy: boolean;
  /** Bookings that the change hurts; nothing where it hurts none. */
  impact: ReactNode;
  /** What saving confirms where nothing is changed; by default it is not offered then. */
  confirmation?: Confirmation | undefined;
  onClose: () => void;
  onConfirm: (decision: Decision) => void;
};

/** What the button says, if anything can be saved, and what is said where nothing is changed. */
const useSaying = ({ differences, confirmation }: ReviewDialogProps, isHurting: boolean) => {
  const { t } = useTranslation('settingsAdmin');
  if (differences.length > 0) return { submit: t(($) => (isHurting ? $.saveAndCancel : $.save)), unchanged: null };
  return { submit: confirmation?.submit, unchanged: confirmation?.text ?? t(($) => $.noChanges) };
};

/** What would change, old and new, before anything is sent. Bookings that it hurts are cancelled for a reason only. */
export const ReviewDialog = (props: ReviewDialogProps) => {
  const { differences, isBusy, impact, onClose, onConfirm } = props;
  const { t } = useTranslation('settingsAdmin');
  const shown = useShownValue();
  const [reason, setReason] = useState('');
  const isHurting = impact !== undefined && impact !== null;
  const { submit, unchanged } = useSaying(props, isHurting);
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
          {submit !== undefined && (
            <Button variant={isHurting ? 'danger' : 'primary'} isBusy={isBusy} onClick={confirm}>
              {submit}
            </Button>
          )}
        </>
      }
    >
      <Unchanged text={unchanged} />
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
