import { useCallback, useMemo } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { type Cents, type PaymentMethod, type PlayerRule, type Role, cents } from '@platzwart/contracts/core';
import type { useBookingSetupQuery } from '../../__generated__/useBookingSetupQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useSettingsChanges } from '../../core/relay/useSettingsChanges.ts';
import { useTranslatedCourtName } from '../../core/texts/useTranslatedCourtName.ts';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import { mayBook, sportPlansOf } from './sportPlanOf.ts';

export type Quota = Readonly<{
  maxOpenBookings?: number | null | undefined;
  /** Minutes. */
  maxMinutesPerDay?: number | null | undefined;
  maxParallel?: number | null | undefined;
}>;

/** Somebody for whom the viewer may book (decisions.md N5). */
export type BookableChild = Readonly<{ userID: string; firstName: string; viewer: SportPlan['viewer'] }>;

export type BookingSetup = Readonly<{
  /** Whose the bookings will be: the viewer, or the child that was chosen. */
  person: Readonly<{ id: string; memberNumber: string; role: Role }>;
  plans: readonly SportPlan[];
  paymentMethods: readonly PaymentMethod[];
  /** Hours before the start until which a booking can be cancelled. */
  cancellationHours: number;
  /** Days of play from which this person's prices contain VAT, and from which they no longer do, in turn. */
  vatSwitchDays: readonly string[];
  /** Of the person; null: no limit (decisions.md P18). */
  quota: Quota;
  /** Whether a booking names those who play with its owner. */
  players: PlayerRule;
  /** For each guest and hour that has begun. */
  guestFee: Cents;
  /** The version of the club's terms that the viewer has to accept with the order; null: none (decisions.md N29a). */
  terms: number | null;
  /** Whether the viewer's bookings may not leave a free rest below an hour (decisions.md N29b). */
  avoidGaps: boolean;
  /** The children of the viewer, and the one that is booked for; null: the viewer. */
  children: readonly BookableChild[];
  bookedFor: BookableChild | null;
  clubName: string;
  /** Whether the viewer may see whose bookings are in the plan. */
  showNames: boolean;
}>;

const bookingSetupQuery = graphql`
  query useBookingSetupQuery {
    acceptedTerms
    terms {
      version
    }
    currentUser {
      _id
      userID
      role
      discount
      children {
        userID
        firstName
        role
        discount
      }
    }
    generalInfos {
      displayName
      allowedGuests
      sportNames {
        sport
        de
        en
      }
    }
    bookingInfos {
      paymentMethods
      allowedTrainers
      stornoTime
      vatSwitchDays
      showNames
      avoidGaps
      players
      guestFee
      holidayRegion
      allowedSaisonBookings
      sports
      limits {
        minAdvanceMinutes
        maxAdvanceDays
        graceMinutes
        maxOpenBookings
        maxMinutesPerDay
        maxParallel
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

/** Fetches prices and rules again; changes appear when the answer arrives. */
export const useRefreshSetup = (): (() => void) => {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<useBookingSetupQuery>(environment, bookingSetupQuery, {}).subscribe({ error: () => undefined });
  }, [environment]);
};

/** All data about club and person that a booking needs; follows the club's settings. Suspends; throws LOGIN_REQUIRED. */
export const useBookingSetup = (): BookingSetup => {
  useSettingsChanges(useRefreshSetup());
  return useLoadedSetup();
};

/** The same, for a page that begins by itself to follow the settings, when what it shows first is there. */
export const useLoadedSetup = (): BookingSetup => {
  const answer = useLazyLoadQuery<useBookingSetupQuery>(
    bookingSetupQuery,
    {},
    { fetchKey: useRetryKey(), fetchPolicy: 'store-and-network' },
  );
  const translated = useTranslatedCourtName();
  const setup = useMemo(() => {
    const { currentUser, bookingInfos, generalInfos, acceptedTerms } = answer;
    const inForce = answer.terms?.version ?? null;
    if (!currentUser) return null;
    return {
      person: { id: currentUser._id, memberNumber: currentUser.userID, role: currentUser.role },
      plans: sportPlansOf(answer, currentUser, translated),
      paymentMethods: bookingInfos.paymentMethods,
      cancellationHours: bookingInfos.stornoTime,
      vatSwitchDays: bookingInfos.vatSwitchDays,
      quota: bookingInfos.limits,
      players: bookingInfos.players,
      guestFee: cents(bookingInfos.guestFee),
      terms: inForce === acceptedTerms ? null : inForce,
      avoidGaps: bookingInfos.avoidGaps && currentUser.role !== 'ADMIN',
      children: currentUser.children.map(({ userID, firstName, role, discount }) => ({
        ...{ userID, firstName },
        viewer: { role, discount, mayBook: mayBook(role, answer) },
      })),
      bookedFor: null,
      clubName: generalInfos.displayName,
      showNames: bookingInfos.showNames,
    };
  }, [answer, translated]);
  if (!setup) throw new ServerRefusal('LOGIN_REQUIRED');
  return setup;
};
