import { createEventSchema, deleteEventSchema, updateEventSchema } from '@platzwart/contracts/club-event';
import { command } from '../core/commandDeclaration.ts';
import { createEvent } from './handlers/createEvent.ts';
import { deleteEvent } from './handlers/deleteEvent.ts';
import { updateEvent } from './handlers/updateEvent.ts';

export const clubEventCommands = {
  CreateEvent: command(createEventSchema, 'admin in person', createEvent),
  UpdateEvent: command(updateEventSchema, 'admin in person', updateEvent),
  DeleteEvent: command(deleteEventSchema, 'admin in person', deleteEvent),
};
