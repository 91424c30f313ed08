import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { LocalDate } from '@platzwart/contracts/core';
import type { useAddOccurrenceMutation } from '../../../__generated__/useAddOccurrenceMutation.graphql.ts';
import { codeOf } from '../../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useNotify } from '../../../core/notices.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { useOccupantText } from '../impact/useOccupantText.ts';
import { type Place, fetchOccupants } from './fetchOccupants.ts';

/** A date of a series without a booking, and where it would have one. */
export type AddableDate = Readonly<{ date: LocalDate; places: readonly Place[] }>;

/** What is in the way of a date, in words. */
const useTakenText = (sport: string) => {
  const { t } = useTranslation('bookingAdmin');
  const environment = useRelayEnvironment();
  const { date: dayText } = useFormat();
  const occupantText = useOccupantText();
  return async ({ date, places }: AddableDate): Promise<string> => {
    const found = await fetchOccupants(environment, { sport, date, places }).catch(() => []);
    const courts = [...new Set(found.map(({ court }) => court))];
    const textOf = (court: number): string => {
      const what = occupantText(found.filter((each) => each.court === court));
      return t(($) => $.series.takenBy, { date: dayText(date), court, what });
    };
    return courts.length > 0 ? courts.map(textOf).join('; ') : t(($) => $.series.taken);
  };
};

/** Books a date of a series that has no booking, and says what came of it: where its court is taken, by what. */
export const useAddOccurrence = (sport: string) => {
  const { t } = useTranslation('bookingAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const takenText = useTakenText(sport);
  const { call, isBusy } = useIdempotentMutation<useAddOccurrenceMutation>(graphql`
    mutation useAddOccurrenceMutation($id: ID!, $date: Date!) {
      addOccurrence(id: $id, date: $date) {
        success
      }
    }
  `);
  const sayRefused = async (error: Error, addable: AddableDate): Promise<void> => {
    const isTaken = codeOf(error) === 'ERR_BOOKING_CONFLICT';
    notify({ kind: 'error', text: isTaken ? await takenText(addable) : errorText(error) });
  };
  const add = (id: string, addable: AddableDate, onDone: () => void): void =>
    call(
      { id, date: addable.date },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.series.added) });
          onDone();
        },
        onRefused: (error) => void sayRefused(error, addable),
      },
    );
  return { add, isBusy };
};
