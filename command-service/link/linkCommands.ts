import {
  addKioskSchema,
  removeCalendarLinkSchema,
  removeKioskSchema,
  renewCalendarLinkSchema,
} from '@platzwart/contracts/link';
import { command } from '../core/commandDeclaration.ts';
import { addKiosk, removeCalendarLink, removeKiosk, renewCalendarLink } from './handlers/changeLinks.ts';

export const linkCommands = {
  RenewCalendarLink: command(renewCalendarLinkSchema, 'anybody', renewCalendarLink),
  RemoveCalendarLink: command(removeCalendarLinkSchema, 'anybody', removeCalendarLink),
  AddKiosk: command(addKioskSchema, 'admin in person', addKiosk),
  RemoveKiosk: command(removeKioskSchema, 'admin in person', removeKiosk),
};
