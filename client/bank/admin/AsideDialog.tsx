import { useState } from 'react';
import styled from '@emotion/styled';
import { asideReasons } from '@platzwart/contracts/bank';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { AsideDialogMutation } from '../../__generated__/AsideDialogMutation.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { MovementFacts } from './MovementFacts.tsx';
import type { Movement } from './useBankInbox.ts';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));
const longestNote = 500;

type AsideDialogProps = { movement: Movement; onDone: () => void; onClose: () => void };

/** Why a movement needs no invoice, with a note. */
export const AsideDialog = ({ movement, onDone, onClose }: AsideDialogProps) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  const errorText = useErrorText();
  const [reason, setReason] = useState<(typeof asideReasons)[number]>('MEMBERSHIP_FEE');
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { call, isBusy } = useIdempotentMutation<AsideDialogMutation>(graphql`
    mutation AsideDialogMutation($id: ID!, $reason: MovementAsideReason!, $note: String) {
      setMovementAside(id: $id, reason: $reason, note: $note) {
        success
      }
    }
  `);
  const set = () =>
    call(
      { id: movement._id, reason, note: note.trim() || null },
      {
        onDone: () => {
          onDone();
          onClose();
        },
        onRefused: setRefusal,
      },
    );
  return (
    <AdminDialog
      title={t(($) => $.aside.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.dialog.cancel)}
          </Button>
          <Button isBusy={isBusy} onClick={set}>
            {t(($) => $.aside.set)}
          </Button>
        </>
      }
    >
      <Column>
        <MovementFacts movement={movement} />
        <strong>{cents(movement.amount)}</strong>
        <AdminSelect
          label={t(($) => $.aside.reason)}
          value={reason}
          options={asideReasons.map((value) => ({ value, label: t(($) => $.aside.reasons[value]) }))}
          onChange={({ target }) => setReason(asideReasons.find((each) => each === target.value) ?? 'OTHER')}
        />
        <TextArea
          label={t(($) => $.aside.note)}
          maxLength={longestNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        )}
      </Column>
    </AdminDialog>
  );
};
