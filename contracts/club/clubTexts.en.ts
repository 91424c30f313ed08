import type { TextShape } from '../core/index.ts';
import type { clubSuccessTextsDe, clubTextsDe } from './clubTexts.de.ts';

export const clubTextsEn: TextShape<typeof clubTextsDe> = {
  errors: {
    ERR_GENERAL_INFOS_NOT_UPDATED: "The club's details could not be saved. Check them and try again.",
    ERR_TIME_AND_COURT_INFOS_NOT_UPDATED:
      'Times and courts could not be saved. Check whether bookings to come are in the way.',
    ERR_PRICE_INFOS_NOT_UPDATED: 'The prices could not be saved. Check the amounts and try again.',
    ERR_SETTINGS_HURT_BOOKINGS:
      'Future bookings would no longer fit, so nothing has been changed. Look at them and decide whether to cancel them.',
    ERR_SETTINGS_OUTDATED:
      'Somebody else has just saved settings, so nothing has been changed. What you have entered is still there: review the changes and save again.',
    ERR_EXPORT_OUTDATED: 'Somebody else has just exported. Look at the list, and export again.',
    ERR_NOTHING_TO_EXPORT: 'Everything in this period is exported. Choose another one, or export everything.',
  },
  mailKinds: {
    LOG_HEAD: 'Checksum of the log',
    LOG_FLAWED: 'Errors in the log',
  },
  readModels: {
    club_settings: 'Settings',
  },
  you: {
    ClubOpened: 'You opened the club.',
    DemoEnded: 'You ended the demo.',
    LogHeadSent: 'You sent the signed head of the log.',
    LogProofRequested: 'You had the log checked.',
    LogProven: 'The log was checked.',
    BookingsRefused: 'Refused attempts to book were counted.',
    AccountingExported: 'You exported postings for the tax adviser.',
    ClearanceOrdered: 'You had bookings cancelled that no longer fit the settings.',
    ClearanceCompleted: 'You cancelled the bookings that did not fit.',
    ClubDescribed: 'You changed the description of the club.',
    ImprintStated: 'You changed the imprint.',
    BillingStated: 'You changed the billing data.',
    AccountingStated: 'You changed the accounts of the books.',
    TermsIssued: 'You issued new terms for courts and play.',
    SportArranged: 'You changed the courts and times of a sport.',
    SportsOrdered: 'You changed the order of the sports.',
    SportWithdrawn: 'You removed a sport.',
    PricesSet: 'You changed prices.',
    BookingRulesSet: 'You changed the booking rules.',
  },
  others: {
    ClubOpened: '{{who}} began the log.',
    DemoEnded: '{{who}} ended the demo.',
    LogHeadSent: '{{who}} sent the signed head of the log.',
    LogProofRequested: '{{who}} had the log checked.',
    LogProven: 'The log was checked.',
    BookingsRefused: 'Refused attempts to book were counted.',
    AccountingExported: '{{who}} exported postings for the tax adviser.',
    ClearanceOrdered: '{{who}} had bookings cancelled that no longer fit the settings.',
    ClearanceCompleted: '{{who}} cancelled the bookings that did not fit.',
    ClubDescribed: '{{who}} changed the description of the club.',
    ImprintStated: '{{who}} changed the imprint.',
    BillingStated: '{{who}} changed the billing data.',
    AccountingStated: '{{who}} changed the accounts of the books.',
    TermsIssued: '{{who}} issued new terms for courts and play.',
    SportArranged: '{{who}} changed the courts and times of a sport.',
    SportsOrdered: '{{who}} changed the order of the sports.',
    SportWithdrawn: '{{who}} removed a sport.',
    PricesSet: '{{who}} changed prices.',
    BookingRulesSet: '{{who}} changed the booking rules.',
  },
};

export const clubSuccessTextsEn: TextShape<typeof clubSuccessTextsDe> = {
  SUC_GENERAL_INFOS_UPDATED: "The club's details have been saved.",
  SUC_TIME_AND_COURT_INFOS_UPDATED: 'Times and courts have been saved.',
  SUC_PRICE_INFOS_UPDATED: 'The prices have been saved.',
  SUC_SETTINGS_UPDATED: 'The settings have been saved.',
  SUC_REBUILD_REQUESTED: 'The view is being rebuilt.',
  SUC_PROOF_REQUESTED: 'The log is being checked.',
  SUC_POSTINGS_EXPORTED: 'The postings are exported.',
};
