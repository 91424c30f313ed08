import type { DeferredErrorCode } from './errorCode.ts';

export const deferredErrorTextsEn = {
  ERR_BOOKING_LEAVES_GAP:
    'This booking would leave less than an hour free on the court. Choose a time right before or after another booking.',
  ERR_TERMS_NOT_ACCEPTED:
    'Before you book you have to accept the terms of the club. Book in the court plan and tick the box there.',
  ERR_USER_NOT_CREATED: 'The account could not be created. Check what you entered and try again.',
  ERR_USER_NOT_UPDATED: 'The account could not be changed. Check what you entered and try again.',
  ERR_USER_NOT_DELETED: 'The account could not be deleted. Reload the page and try again.',
  ERR_USER_NOT_FOUND: 'This account does not exist. Check the member number or contact the club.',
  ERR_USER_ALREADY_EXISTS: 'This member number is in use, or once was. Choose another one.',
  ERR_EMAIL_ALREADY_EXISTS: 'This e-mail address already belongs to an account. Sign in with it or use another one.',
  ERR_USER_ALREADY_VERIFIED: 'This account has been confirmed already. Sign in with your password.',
  ERR_USER_HAS_BOOKINGS:
    'This account still has bookings to come. Cancel them first, or delete the account together with its bookings.',
  ERR_USER_HAS_HOURS:
    'This account still has hours on hour cards. Refund them first, or delete the account with its hours.',
  ERR_USER_HAS_CLAIMS:
    'This account still owes the club something. Settle it first, or delete the account in spite of open amounts.',
  ERR_LAST_ADMIN: 'This is the last account that may administer the club. Give somebody else that role first.',
  ERR_WRONG_INIT_PASS: 'The starting code is wrong or has expired. Check it, or ask for a new e-mail.',
  ERR_WRONG_OLD_PASS: 'Your present password is wrong. Enter it again, or reset it by e-mail.',
  ERR_PASSWORD_TOO_COMMON:
    'Many people use this password, so it is easy to guess. Choose another one, for example three words in a row.',
  ERR_SEASON_NOT_CREATED: 'There are no series in this period to take over. Choose other days or another sport.',
  ERR_SEASON_NOT_UPDATED:
    'That is no longer possible: the series is booked, the draft is closed, or nothing is left to book.',
  ERR_SEASON_NOT_FOUND: 'This series or draft no longer exists. Reload the page.',
  ERR_SEASON_OFFER_LATER: 'That was too many attempts. Please wait a minute.',
  ERR_SEASON_OFFER_OVER: 'This offer is over. Please ask the club.',
  ERR_KIOSK_NOT_FOUND: 'This screen no longer exists. Reload the list.',
  ERR_PASSWORD_REPEATED:
    'This password only repeats one character or a short pattern. Choose another one, for example three words.',
  ERR_PASSWORD_SEQUENCE:
    'This password is a row of the keyboard, the alphabet or of numbers. Choose another one, for example three words.',
  ERR_PASSWORD_INVISIBLE: 'This password consists of spaces or invisible characters only. Choose another one.',
  ERR_PASSWORD_OWN:
    'This password consists of your name, your e-mail address or your member number. Choose another one.',
  ERR_PASSWORD_UNCHANGED: 'This is the password you have now. Choose another one.',
  ERR_SESSION_NOT_FOUND:
    'This session does not exist any more. Load the page again to see where you are still signed in.',
  ERR_SESSION_TOO_OLD: 'You signed in a while ago. To be on the safe side, enter your password again.',
  ERR_CODE_NOT_MATCH: 'The code is wrong or no longer valid. Use the one in the latest e-mail, or ask for a new one.',
  ERR_CODE_NOT_UNSET: 'The code could not be made invalid, so nothing was changed. Try again.',
  ERR_EMAIL_NOT_SENT: 'The e-mail could not be sent. Check the address and try again later.',
  ERR_GUEST_NOT_CREATED: 'Registering did not work. Check what you entered and try again.',
  ERR_GUEST_NOT_UPDATED: 'The guest account could not be changed. Check what you entered and try again.',
  ERR_GUEST_NOT_DELETED: 'The guest account could not be deleted. Reload the page and try again.',
  ERR_GUEST_NOT_FOUND: 'This guest account no longer exists. Reload the page to see how things stand.',
  ERR_BOOKING_NOT_CREATED: 'The booking could not be made. Check what you entered and try again.',
  ERR_BOOKING_NOT_UPDATED:
    'The booking could not be changed. Invoiced bookings stay as they are; otherwise check what you entered.',
  ERR_BOOKING_NOT_DELETED: 'The booking could not be deleted. Invoiced or paid bookings can only be cancelled.',
  ERR_MAIN_BOOKING_NOT_CREATED: 'The series could not be booked. Check what you entered and try again.',
  ERR_MAIN_BOOKING_NOT_UPDATED: 'The series could not be changed. Check what you entered and try again.',
  ERR_MAIN_BOOKING_NOT_DELETED:
    'The series could not be deleted. Invoiced dates can only be cancelled; check each of them.',
  ERR_MAIN_BOOKING_NOT_FOUND: 'This series no longer exists. Reload the page to see how things stand.',
  ERR_EVENT_NOT_POSSIBLE_TO_CANCEL: 'This time belongs to an event. Delete the event instead.',
  ERR_EVENT_NOT_POSSIBLE_TO_DELETE: 'This time belongs to an event. Delete the event instead, and this goes with it.',
  ERR_PAYMENT_FAILED: 'The payment did not work and nothing was booked. Try again, or pay in another way.',
  ERR_GENERAL_INFOS_NOT_UPDATED: "The club's details could not be saved. Check them and try again.",
  ERR_TIME_AND_COURT_INFOS_NOT_UPDATED:
    'Times and courts could not be saved. Check whether bookings to come are in the way.',
  ERR_PRICE_INFOS_NOT_UPDATED: 'The prices could not be saved. Check the amounts and try again.',
  ERR_EXPORT_OUTDATED: 'Somebody else has just exported. Look at the list, and export again.',
  ERR_NOTHING_TO_EXPORT: 'Everything in this period is exported. Choose another one, or export everything.',
  ERR_SETTINGS_HURT_BOOKINGS:
    'Future bookings would no longer fit, so nothing has been changed. Look at them and decide whether to cancel them.',
  ERR_VOUCHER_NOT_CREATED:
    'The hour card could not be ordered. A new one is available once the last one is paid and at most two hours are left.',
  ERR_VOUCHER_NOT_UPDATED: 'The hour card could not be changed. Reload the page and try again.',
  ERR_VOUCHER_NOT_DELETED: 'The hour card could not be deleted. Used or paid cards stay.',
  ERR_VOUCHER_NOT_FOUND: 'This hour card no longer exists. Reload the page to see how things stand.',
  ERR_NO_OLDER_VOUCHER_FOUND: 'There is no earlier hour card that the hours could go back to. Credit them by hand.',
  ERR_VOUCHER_NOT_USABLE:
    'You cannot pay for this with your card. Hour cards are good for two weeks ahead at most, and only while enough hours are left.',
  ERR_INVOICE_NOT_CREATED: "The invoice could not be made. Check the period, the address and the club's tax number.",
  ERR_INVOICE_NOT_UPDATED: 'The invoice could not be changed. Reload the page and try again.',
  ERR_INVOICE_NOT_DELETED: 'Invoices are never deleted. Cancel the invoice instead.',
  ERR_INVOICE_NOT_FOUND: 'This invoice does not exist. Check the number or reload the page.',
  ERR_LOAD_INVOICE_DATA: 'The data for the invoice could not be loaded. Try again in a few minutes.',
  ERR_MANDATE_NOT_CREATED:
    'The mandate could not be given. The club has just changed its data for direct debits; reload the page.',
  ERR_MANDATE_NOT_FOUND: 'This mandate does not exist. Reload the page to see how things stand.',
  ERR_DEBIT_NOT_CREATED:
    'The collection could not be announced. An invoice is in another collection or has no valid mandate any more. Reload the page.',
  ERR_DEBIT_NOT_UPDATED:
    'The collection has changed meanwhile or is not that far yet. Reload the page and, where needed, download the file again.',
  ERR_PAID_BY_DIRECT_DEBIT:
    'A direct debit has paid this invoice. Enter the returned debit under “Direct debits”, at its collection.',
  ERR_DEBIT_NOT_FOUND: 'This collection does not exist. Reload the page.',
  ERR_STATEMENT_UNKNOWN:
    'This is not a statement of account that we can read. Download a CAMT (camt.052, camt.053) or MT940 file from your bank.',
  ERR_STATEMENT_MALFORMED:
    'The file is damaged or incomplete. Download it from your bank once more; nothing has been read.',
  ERR_STATEMENT_TOO_LARGE: 'The file is too large. Choose a shorter period at your bank.',
  ERR_STATEMENT_OUT_OF_TIME:
    'The statement has movements that are older than eight years or in the future. Choose another period at your bank.',
  ERR_MOVEMENT_NOT_FOUND: 'This movement no longer exists. Reload the page.',
  ERR_MOVEMENT_NOT_UPDATED:
    'The movement has been dealt with otherwise meanwhile, perhaps by somebody else. Reload the page.',
  ERR_MOVEMENT_TOO_SMALL: 'This movement is not enough for that: a movement pays at most its amount.',
  ERR_STATEMENT_OTHER_CURRENCY: 'The account is not in euros. Invoices are, so nothing has been read.',
  ERR_TEAM_NOT_CREATED: 'The team could not be created. Check what you entered and try again.',
  ERR_TEAM_NOT_UPDATED: 'The team could not be changed. Check what you entered and try again.',
  ERR_TEAM_NOT_DELETED: 'The team could not be deleted. Reload the page and try again.',
  ERR_TEAM_NOT_FOUND: 'This team no longer exists. Reload the page to see how things stand.',
  ERR_EVENT_NOT_CREATED: 'The event could not be created. Check whether the courts are free.',
  ERR_EVENT_NOT_UPDATED: 'The event could not be changed. Check whether the courts are free.',
  ERR_EVENT_NOT_DELETED: 'The event could not be deleted. Reload the page and try again.',
  ERR_EVENT_NOT_FOUND: 'This event no longer exists. Reload the page to see how things stand.',
  ERR_POST_NOT_CREATED: 'The post could not be created. Check what you entered and try again.',
  ERR_POST_NOT_UPDATED: 'The post could not be saved. Check what you entered and try again.',
  ERR_POST_NOT_DELETED: 'The post could not be deleted. Reload the page and try again.',
  ERR_POST_NOT_FOUND: 'This post no longer exists. Look at the news for what is current.',
  ERR_CONTACT_NOT_CREATED: 'The contact could not be created. Check what you entered and try again.',
  ERR_CONTACT_NOT_UPDATED: 'The contact could not be changed. Check what you entered and try again.',
  ERR_CONTACT_NOT_DELETED: 'The contact could not be deleted. Reload the page and try again.',
  ERR_CONTACT_NOT_FOUND: 'This contact no longer exists. Reload the page to see how things stand.',
  ERR_CONTACT_FORM_MESSAGE_NOT_CREATED: 'Your message could not be sent. Try again later, or give us a call.',
  ERR_CONTACT_FORM_MESSAGE_NOT_UPDATED:
    'The message could not be changed. Messages that are done stay done; otherwise reload the page.',
  ERR_CONTACT_FORM_MESSAGE_NOT_DELETED: 'The message could not be deleted. Reload the page and try again.',
  ERR_CONTACT_FORM_MESSAGE_NOT_FOUND: 'This message no longer exists. Reload the page to see how things stand.',
  ERR_DOORCODE_NOT_CREATED: 'The door code could not be created. Choose another code, or have one made.',
  ERR_DOORCODE_NOT_UPDATED: 'The door code could not be changed. Check what you entered and try again.',
  ERR_DOORCODE_NOT_DELETED: 'The door code could not be deleted. Reload the page and try again.',
  ERR_DOORCODE_NOT_FOUND: 'This door code no longer exists. Reload the page to see how things stand.',
} as const satisfies Record<DeferredErrorCode, string>;
