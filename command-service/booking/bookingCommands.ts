import {
  addOccurrenceSchema,
  bookAsAdminSchema,
  bookAsUserSchema,
  cancelBookingSchema,
  deleteBookingSchema,
} from '@platzwart/contracts/booking';
import { command } from '../core/commandDeclaration.ts';
import { addOccurrence } from './handlers/addOccurrence.ts';
import { bookAsAdmin } from './handlers/bookAsAdmin.ts';
import { bookAsUser } from './handlers/bookAsUser.ts';
import { cancelAsPerson } from './handlers/cancelAsPerson.ts';
import { deleteAsAdmin } from './handlers/deleteAsAdmin.ts';

export const bookingCommands = {
  BookAsUser: command(bookAsUserSchema, 'anybody', bookAsUser),
  BookAsAdmin: command(bookAsAdminSchema, 'admin in person', bookAsAdmin),
  AddOccurrence: command(addOccurrenceSchema, 'admin in person', addOccurrence),
  CancelBooking: command(cancelBookingSchema, 'anybody', cancelAsPerson),
  DeleteBooking: command(deleteBookingSchema, 'admin in person', deleteAsAdmin),
};
