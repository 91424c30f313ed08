import { type SyntheticEvent, useId, useState } from 'react';
import styled from '@emotion/styled';
import { type ChangeScope, type Refund, changeScopes } from '@platzwart/contracts/booking';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  CancelDialog_booking$data,
  CancelDialog_booking$key,
} from '../../../__generated__/CancelDialog_booking.graphql.ts';
import { useUndoCancellation } from '../../../core/cancelBooking/useUndoCancellation.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { RefundChoice } from './RefundChoice.tsx';
import { useCancelForClub } from './useCancelForClub.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& p': { margin: 0 },
  '& textarea': { minHeight: 96 },
}));

/** The server's maximum. */
const longestReason = 500;

type CancelDialogProps = {
  booking: CancelDialog_booking$key;
  onClose: () => void;
  onCancelled: () => void;
  /** It was taken back by the notice; gets what was booked instead. */
  onRestored: NonNullable<Parameters<ReturnType<typeof useUndoCancellation>['undo']>[1]>;
};

type Owner = Readonly<{ firstName: string; lastName: string }>;
const nameOf = (owner: Owner | null | undefined): string | null =>
  owner ? `${owner.firstName} ${owner.lastName}` : null;

type ScopeOfSeriesProps = { isSeries: boolean; scope: ChangeScope; onChange: (scope: ChangeScope) => void };

/** decisions.md N14. */
const ScopeOfSeries = ({ isSeries, scope, onChange }: ScopeOfSeriesProps) => {
  const { t } = useTranslation('bookingAdmin');
  if (!isSeries) return null;
  return (
    <RadioGroup
      label={t(($) => $.change.scope)}
      name="scope"
      selected={scope}
      options={changeScopes.map((value) => ({ value, label: t(($) => $.change.scopes[value]) }))}
      onChange={({ target }) => {
        const chosen = changeScopes.find((each) => each === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
};

/** Among all dates of a series earlier ones may be late where this one is not. */
const mayPriceStay = ({ mayKeepPrice, price }: CancelDialog_booking$data, scope: ChangeScope): boolean =>
  mayKeepPrice || (scope === 'ALL' && Boolean(price));

/**
 * Cancels a booking for the club: says what follows, and asks for the reason, which its owner gets to read, and, where it is late, whether the
 * price stays (decisions.md B4, B5).
 */
export const CancelDialog = ({ booking: key, onClose, onCancelled, onRestored }: CancelDialogProps) => {
  const { t } = useTranslation(['bookingAdmin', 'core']);
  const formId = useId();
  const booking = useFragment(
    graphql`
      fragment CancelDialog_booking on Booking {
        id
        _id
        category
        price
        mayKeepPrice
        seriesID
        paymentState
        user {
          firstName
          lastName
        }
      }
    `,
    key,
  );
  const notify = useNotify();
  const errorText = useErrorText();
  const { cancel, isBusy } = useCancelForClub();
  const { undo } = useUndoCancellation();
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<ChangeScope>('THIS');
  const [chosenRefund, setRefund] = useState<Refund>('FULL');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asksForRefund = mayPriceStay(booking, scope);
  const refund = asksForRefund ? chosenRefund : 'FULL';
  /** What was chosen for one date is not said of the others. */
  const chooseScope = (chosen: ChangeScope) => {
    setScope(chosen);
    setRefund('FULL');
  };
  const takeBack = () => {
    const series = scope === 'THIS' ? null : booking.seriesID;
    const undone = series == null ? undefined : t(($) => $.cancel.undoneSeries);
    undo(series ?? booking._id, onRestored, undone);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setReasonMissing(true);
      return;
    }
    cancel(
      booking,
      { reason: reason.trim(), refund, scope },
      {
        onDone: () => {
          notify({
            kind: 'success',
            text: t(($) => $.cancel.done[scope]),
            action: { label: t(($) => $.change.undo), onSelect: takeBack },
          });
          onCancelled();
          onClose();
        },
        onRefused: (error) => setProblem(errorText(error)),
      },
    );
  };
  const name = nameOf(booking.user);
  return (
    <AdminDialog
      title={t(($) => $.cancel.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel.keep)}
          </Button>
          <Button variant="danger" type="submit" form={formId} isBusy={isBusy}>
            {t(($) => $.cancel.confirm)}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        <p>{name === null ? t(($) => $.cancel.textClub) : t(($) => $.cancel.text, { name })}</p>
        <ScopeOfSeries isSeries={booking.seriesID != null} scope={scope} onChange={chooseScope} />
        {asksForRefund && <RefundChoice booking={booking} scope={scope} refund={refund} onChange={setRefund} />}
        {booking.paymentState === 'INVOICED' && refund === 'FULL' && (
          <NoticeBox kind="info">{t(($) => $.cancel.billed)}</NoticeBox>
        )}
        <TextArea
          label={t(($) => $.cancel.reason)}
          value={reason}
          maxLength={longestReason}
          required
          error={isReasonMissing ? t(($) => $.cancel.reasonMissing) : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setReasonMissing(false);
            setProblem(null);
          }}
        />
        {problem !== null && (
          <NoticeBox kind="error" role="alert">
            {problem}
          </NoticeBox>
        )}
      </Form>
    </AdminDialog>
  );
};
