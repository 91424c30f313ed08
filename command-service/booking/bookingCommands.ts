import {
  addOccurrenceSchema,
  bookAsAdminSchema,
  bookAsUserSchema,
  closeCourtsSchema,
  changeBookingSchema,
  deleteBookingSchema,
  joinWaitingListSchema,
  reopenCourtsSchema,
  restoreBookingsSchema,
  takeOfferSchema,
  waitingEntrySchema,
  giveUpPaymentSchema,
  retryOnlineRefundSchema,
  setOnlineRefundMadeSchema,
  leaveBookingSchema,
  updateOwnBookingSchema,
} from '@platzwart/contracts/booking';
import { createEventSchema, deleteEventSchema, updateEventSchema } from '@platzwart/contracts/club-event';
import { command } from '../core/commandDeclaration.ts';
import { addOccurrence } from './handlers/addOccurrence.ts';
import { bookAsAdmin } from './handlers/bookAsAdmin.ts';
import { bookAsUser } from './handlers/bookAsUser.ts';
import { countingRefusals } from './handlers/countingRefusals.ts';
import { closeCourts } from './handlers/closeCourts.ts';
import { updateAsOwner } from './handlers/updateAsOwner.ts';
import { giveUpPayment } from './handlers/giveUpPayment.ts';
import { leaveAsPlayer } from './handlers/leaveAsPlayer.ts';
import { createEvent } from './handlers/createEvent.ts';
import { deleteEvent } from './handlers/deleteEvent.ts';
import { updateEvent } from './handlers/updateEvent.ts';
import { changeBooking } from './handlers/changeBooking.ts';
import { deleteAsAdmin } from './handlers/deleteAsAdmin.ts';
import { reopenCourts } from './handlers/reopenCourts.ts';
import { retryOnlineRefund, setOnlineRefundMade } from './handlers/settleOnlineRefund.ts';
import { restoreBookings } from './handlers/restoreBookings.ts';
import { declineOffer, joinWaitingList, leaveWaitingList, takeOffer } from './handlers/waitingList.ts';

export const bookingCommands = {
  BookAsUser: command(bookAsUserSchema, 'anybody', countingRefusals(bookAsUser)),
  BookAsAdmin: command(bookAsAdminSchema, 'admin in person', bookAsAdmin),
  AddOccurrence: command(addOccurrenceSchema, 'admin in person', addOccurrence),
  CloseCourts: command(closeCourtsSchema, 'admin in person', closeCourts),
  RestoreBookings: command(restoreBookingsSchema, 'admin in person', restoreBookings),
  ReopenCourts: command(reopenCourtsSchema, 'admin in person', reopenCourts),
  ChangeBooking: command(changeBookingSchema, 'admin in person', changeBooking),
  UpdateOwnBooking: command(updateOwnBookingSchema, 'anybody', updateAsOwner),
  LeaveBooking: command(leaveBookingSchema, 'anybody', leaveAsPlayer),
  GiveUpPayment: command(giveUpPaymentSchema, 'anybody', giveUpPayment),
  RetryOnlineRefund: command(retryOnlineRefundSchema, 'admin in person', retryOnlineRefund),
  SetOnlineRefundMade: command(setOnlineRefundMadeSchema, 'admin in person', setOnlineRefundMade),
  JoinWaitingList: command(joinWaitingListSchema, 'anybody', joinWaitingList),
  LeaveWaitingList: command(waitingEntrySchema, 'anybody', leaveWaitingList),
  TakeOffer: command(takeOfferSchema, 'anybody', takeOffer),
  DeclineOffer: command(waitingEntrySchema, 'anybody', declineOffer),
  DeleteBooking: command(deleteBookingSchema, 'admin in person', deleteAsAdmin),
  // Events of the club are decided with the courts that they occupy (docs/adr/0044).
  CreateEvent: command(createEventSchema, 'admin in person', createEvent),
  UpdateEvent: command(updateEventSchema, 'admin in person', updateEvent),
  DeleteEvent: command(deleteEventSchema, 'admin in person', deleteEvent),
};
