import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { useUpdateOwnBookingMutation } from '../../../__generated__/useUpdateOwnBookingMutation.graphql.ts';
import type { useUpdateOwnBookingQuery } from '../../../__generated__/useUpdateOwnBookingQuery.graphql.ts';
import type { Cents } from '@platzwart/contracts/core';
import { isChangedMeanwhile } from '../../../core/errors/changedMeanwhile.ts';
import { refusedFields } from '../../../core/errors/refusedFields.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { playerInput } from '../../../core/players/playerInput.ts';

/** Null: it stays. */
type Change = Readonly<{
  remark: string | null;
  players: readonly Readonly<{ userID: string | null; name: string }>[] | null;
  /** Cents, as shown. */
  guestFee: Cents;
  /** Of the booking, as shown. */
  revision: number;
}>;

/** Where a player is the problem, no text says who, or why (decisions.md N23). */
const isAboutPlayers = (error: Error): boolean =>
  error instanceof ServerRefusal && error.fields.some((field) => field.startsWith('players'));

/**
 * Saves the change, and shows the booking as it is then; also where it was changed meanwhile. Where the server refuses otherwise, `problem`
 * says why, and `remarkError` what is wrong with the remark.
 */
export const useUpdateOwnBooking = ({ _id }: Readonly<{ _id: string }>, onSaved: () => void) => {
  const { t } = useTranslation('myBookings');
  const environment = useRelayEnvironment();
  const errorText = useErrorText();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [commit, isBusy] = useMutation<useUpdateOwnBookingMutation>(graphql`
    mutation useUpdateOwnBookingMutation(
      $id: ID!
      $remark: String
      $players: [PlayerInput!]
      $guestFee: Cents
      $revision: Int
    ) {
      updateOwnBooking(id: $id, remark: $remark, players: $players, guestFee: $guestFee, expectedRevision: $revision) {
        success
      }
    }
  `);
  const problemOf = (error: Error) => (isAboutPlayers(error) ? t(($) => $.edit.playerProblem) : errorText(error));
  const show = () =>
    void fetchQuery<useUpdateOwnBookingQuery>(
      environment,
      graphql`
        query useUpdateOwnBookingQuery($id: ID!) {
          booking(id: $id) {
            ...useBookingEntry_booking
          }
        }
      `,
      { id: _id },
    ).toPromise();
  const save = ({ remark, players, guestFee, revision }: Change) => {
    setRefusal(null);
    if (remark === null && players === null) {
      onSaved();
      return;
    }
    commit({
      variables: { id: _id, revision, remark, ...(players && { players: players.map(playerInput), guestFee }) },
      onCompleted: () => {
        show();
        notify({ kind: 'success', text: t(($) => $.edit.done) });
        onSaved();
      },
      onError: (error) => (isChangedMeanwhile(error) ? show() : setRefusal(error)),
    });
  };
  const remarkError = refusedFields(
    refusal,
    t(($) => $.edit.refused),
  )('remark');
  return { save, isBusy, problem: refusal && problemOf(refusal), remarkError };
};
