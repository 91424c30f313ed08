import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useSentence_entry$key } from '../../__generated__/useSentence_entry.graphql.ts';
import { useViewer } from '../session/useViewer.ts';
import type { historyTextsDe } from './texts.de.ts';

type Action = keyof typeof historyTextsDe.others;
const known: Readonly<Record<Action, true>> = {
  CourtBooked: true,
  BookingChanged: true,
  SeriesChanged: true,
  BookingCancelled: true,
  BookingDeleted: true,
  PlayersChanged: true,
  PlayerLeft: true,
  RemarkChanged: true,
  SeriesPlanned: true,
  ClubEventAnnounced: true,
  ClubEventRevised: true,
  ClubEventCalledOff: true,
  ClubEventReinstated: true,
  ClubEventDeleted: true,
  WaitingListJoined: true,
  WaitingListLeft: true,
  SlotOffered: true,
  OfferEnded: true,
  SeasonPlanned: true,
  SeasonSeriesSaved: true,
  SeasonSeriesRemoved: true,
  SeasonHolderAsked: true,
  SeasonOfferAnswered: true,
  SeasonBookingStarted: true,
  SeasonSeriesBooked: true,
  SeasonSeriesRefused: true,
  SeasonPlanClosed: true,
  BookingsAnonymised: true,
  ClubOpened: true,
  DemoEnded: true,
  ClubDescribed: true,
  ImprintStated: true,
  BillingStated: true,
  TermsIssued: true,
  SportArranged: true,
  SportsOrdered: true,
  SportWithdrawn: true,
  PricesSet: true,
  BookingRulesSet: true,
  ClearanceOrdered: true,
  ClearanceCompleted: true,
  PaymentStarted: true,
  PaymentIntentCreated: true,
  PaymentReceived: true,
  PaymentEnded: true,
  PaymentClosed: true,
  RefundDue: true,
  RefundMade: true,
  LogHeadSent: true,
  LogProofRequested: true,
  LogProven: true,
  BookingsRefused: true,
  PersonRegistered: true,
  CodeIssued: true,
  PersonVerified: true,
  PasswordChanged: true,
  PasswordReset: true,
  PersonalDataCorrected: true,
  MemberNumberChanged: true,
  EmailChangeRequested: true,
  EmailChanged: true,
  RoleChanged: true,
  DiscountGranted: true,
  PersonalLimitsSet: true,
  BookingRemindersSwitched: true,
  PayerChanged: true,
  BusinessSwitched: true,
  PersonDeactivated: true,
  PersonReactivated: true,
  SessionsEnded: true,
  SecondFactorEnabled: true,
  SecondFactorRemoved: true,
  RecoveryCodeUsed: true,
  RegistrationAttempted: true,
  ErasureRequested: true,
  PersonErased: true,
  VoucherOrdered: true,
  VoucherTypeCorrected: true,
  VoucherDeleted: true,
  HoursUsed: true,
  HoursReturned: true,
  InvoiceIssued: true,
  InvoiceDelivered: true,
  InvoicePaid: true,
  InvoiceReopened: true,
  InvoiceWarned: true,
  InvoiceCancelled: true,
  InvoiceRefunded: true,
  StatementRead: true,
  MovementSetAside: true,
  MovementTakenBack: true,
  ClaimPaid: true,
  MandateSigned: true,
  MandateRevoked: true,
  CollectionAnnounced: true,
  DebitAnnounced: true,
  DebitDropped: true,
  CollectionCancelled: true,
  CollectionSubmitted: true,
  CollectionSettled: true,
  DebitReturned: true,
  CollectionCredited: true,
  ReturnCharged: true,
  other: true,
};
const withoutSession = ['PersonRegistered', 'PersonVerified', 'PasswordReset', 'EmailChanged'] as const;
/** Of an entry about an invoice; empty for all others. */
const invoiceNumberIn = (details: string): string => /"number":"(\d{4}-\d{5})"/.exec(details)?.[1] ?? '';

/** Of an entry about a statement of account: how many movements it had, and how many were new. */
const countIn = (details: string, name: 'found' | 'added'): string =>
  new RegExp(`"${name}":(\\d+)`).exec(details)?.[1] ?? '0';

const isKnown = (action: string): action is Action => Object.hasOwn(known, action);

/** Who did what, in one sentence. What others did, the club did, for everybody but an ADMIN (decisions.md N47). */
export const useSentence = (key: useSentence_entry$key): string => {
  const { t } = useTranslation('history');
  const viewer = useViewer();
  const { action, actor, cause, role, details } = useFragment(
    graphql`
      fragment useSentence_entry on HistoryEntry {
        action
        actor {
          userID
          firstName
          lastName
        }
        cause
        role
        details
      }
    `,
    key,
  );
  const who = (): string => {
    if (cause === 'SYSTEM') return t(($) => $.system);
    if (!actor) return viewer.role === 'ADMIN' ? t(($) => $.erased) : t(($) => $.club);
    const name = `${actor.firstName} ${actor.lastName}`;
    return cause === 'CLUB' && role === 'ADMIN' ? t(($) => $.admin, { name }) : name;
  };
  const unsigned = cause === 'SYSTEM' && withoutSession.find((each) => each === action);
  if (unsigned) return t(($) => $.withoutSession[unsigned]);
  const shown = isKnown(action) ? action : 'other';
  const facts = {
    number: invoiceNumberIn(details),
    found: countIn(details, 'found'),
    added: countIn(details, 'added'),
  };
  if (actor?.userID === viewer.userID) return t(($) => $.you[shown], facts);
  return t(($) => $.others[shown], { who: who(), ...facts });
};
