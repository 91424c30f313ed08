import { bookAsAdminSchema, bookAsUserSchema, cancelBookingSchema } from '@platzwart/contracts/booking';
import { command } from '../core/commandDeclaration.ts';
import { bookAsAdmin } from './handlers/bookAsAdmin.ts';
import { bookAsUser } from './handlers/bookAsUser.ts';
import { cancelAsPerson } from './handlers/cancelAsPerson.ts';

export const bookingCommands = {
  BookAsUser: command(bookAsUserSchema, 'anybody', bookAsUser),
  BookAsAdmin: command(bookAsAdminSchema, 'admin in person', bookAsAdmin),
  CancelBooking: command(cancelBookingSchema, 'anybody', cancelAsPerson),
};
