import { useMemo } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PaymentMethod, Role } from '@platzwart/contracts/core';
import type { useBookingSetupQuery } from '../../__generated__/useBookingSetupQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';
import { ServerRefusal } from '../../core/serverRefusal.ts';
import type { SportPlan } from '../plan/sportPlan.ts';
import { sportPlansOf } from './sportPlanOf.ts';

export type BookingSetup = Readonly<{
  person: Readonly<{ id: string; memberNumber: string; role: Role }>;
  plans: readonly SportPlan[];
  paymentMethods: readonly PaymentMethod[];
  /** Hours before the start until which a booking can be cancelled. */
  cancellationHours: number;
  clubName: string;
}>;

export const bookingSetupQuery = graphql`
  query useBookingSetupQuery {
    currentUser {
      _id
      userID
      role
      discount
    }
    generalInfos {
      displayName
      allowedGuests
    }
    bookingInfos {
      paymentMethods
      allowedTrainers
      stornoTime
      holidayRegion
      sports
      limits {
        minAdvanceMinutes
        maxAdvanceDays
        graceMinutes
      }
      sportSettings {
        name
        courtList {
          number
          name
          surface
          active
        }
        timeSettings {
          start
          end
          halfHour
        }
        prices {
          time
          guest
          member
          trainer
          weekendGuest
          weekendMember
          weekendTrainer
        }
      }
    }
  }
`;

/** Everything about club and person that does not change while somebody books. Suspends; throws LOGIN_REQUIRED. */
export const useBookingSetup = (): BookingSetup => {
  const answer = useLazyLoadQuery<useBookingSetupQuery>(
    bookingSetupQuery,
    {},
    { fetchKey: useRetryKey(), fetchPolicy: 'store-and-network' },
  );
  const setup = useMemo(() => {
    const { currentUser, bookingInfos, generalInfos } = answer;
    if (!currentUser) return null;
    return {
      person: { id: currentUser._id, memberNumber: currentUser.userID, role: currentUser.role },
      plans: sportPlansOf(answer, currentUser),
      paymentMethods: bookingInfos.paymentMethods,
      cancellationHours: bookingInfos.stornoTime,
      clubName: generalInfos.displayName,
    };
  }, [answer]);
  if (!setup) throw new ServerRefusal('LOGIN_REQUIRED');
  return setup;
};
