import { bookAsUserSchema, cancelBookingSchema } from '@platzwart/contracts/booking';
import { command } from '../core/commandDeclaration.ts';
import { bookAsUser } from './handlers/bookAsUser.ts';
import { cancelAsPerson } from './handlers/cancelAsPerson.ts';

export const bookingCommands = {
  BookAsUser: command(bookAsUserSchema, 'anybody', bookAsUser),
  CancelBooking: command(cancelBookingSchema, 'anybody', cancelAsPerson),
};
