import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { EditBookingSheetQuery } from '../../../__generated__/EditBookingSheetQuery.graphql.ts';
import { useBookingText } from '../../../core/cancelBooking/useBookingText.ts';
import { unbrokenTimes } from '../../../core/formatting/unbrokenTimes.tsx';
import { PlayersField } from '../../../core/players/lazyPlayersField.ts';
import { useViewer } from '../../../core/session/useViewer.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FeeNotice } from './FeeNotice.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { focusOnProblem } from '../../../ui/forms/focusOnProblem.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import type { BookingEntry } from '../useBookingEntry.ts';
import { feeAfter, isFixedFee, isOther } from './changeOf.ts';
import { StaleBooking } from './StaleBooking.tsx';
import { useEditedBooking } from './useEditedBooking.ts';
import { useUpdateOwnBooking } from './useUpdateOwnBooking.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), '& > p': { margin: 0 } }));

const longestRemark = 500;

type EditBookingSheetProps = Pick<BookingEntry, 'booking'> & { onClose: () => void };

/** Remark and players of an own booking; says what it costs after the change before it is saved (decisions.md N20). */
export const EditBookingSheet = ({ booking, onClose }: EditBookingSheetProps) => {
  const { t } = useTranslation('myBookings');
  const bookingText = useBookingText();
  const viewer = useViewer();
  const { bookingInfos: club } = useLazyLoadQuery<EditBookingSheetQuery>(
    graphql`
      query EditBookingSheetQuery {
        bookingInfos {
          players
          guestFee
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const edited = useEditedBooking(booking);
  const { base, before, remark, players, setRemark, setPlayers } = edited;
  const { save, isBusy, problem, remarkError } = useUpdateOwnBooking(booking, onClose);
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isPickMissing, setPickMissing] = useState(false);
  const fee = feeAfter(base, [before, players], club);
  const submit = () => {
    if (typed.trim() !== '') {
      setPickMissing(true);
      focusOnProblem(fields.current);
      return;
    }
    save({
      remark: remark.trim() === (base.remark ?? '') ? null : remark.trim(),
      players: isOther(before, players) ? players : null,
      guestFee: fee,
      revision: base.revision,
    });
  };
  return (
    <Sheet
      title={t(($) => $.edit.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.edit.keep)}
          </Button>
          <Button isBusy={isBusy} disabled={edited.isStale || isFixedFee(base, fee)} onClick={submit}>
            {t(($) => $.edit.save)}
          </Button>
        </>
      }
    >
      <Fields ref={fields}>
        <p>{unbrokenTimes(bookingText(base))}</p>
        {edited.isStale && <StaleBooking booking={booking} onRestart={edited.restart} onKeep={edited.keep} />}
        {(club.players !== 'NONE' || before.length > 0) && (
          <PlayersField
            players={players}
            isRequired={club.players === 'REQUIRED'}
            isMissing={false}
            isUnpicked={isPickMissing}
            isLocked={isBusy}
            viewer={{ memberNumber: viewer.userID, role: viewer.role }}
            guestFee={club.guestFee}
            onChange={setPlayers}
            typed={typed}
            onType={(text) => {
              setTyped(text);
              setPickMissing(false);
            }}
          />
        )}
        <TextField
          label={t(($) => $.edit.remark)}
          help={t(($) => $.edit.remarkHelp)}
          value={remark}
          maxLength={longestRemark}
          error={remarkError}
          autoComplete="off"
          onChange={(event) => setRemark(event.target.value)}
        />
        <FeeNotice booking={base} fee={fee} />
        {problem && (
          <NoticeBox kind="error" role="alert">
            {problem}
          </NoticeBox>
        )}
      </Fields>
    </Sheet>
  );
};
