import {
  addKioskSchema,
  pairKioskSchema,
  removeCalendarLinkSchema,
  removeKioskSchema,
  renewCalendarLinkSchema,
  requestKioskPairingSchema,
} from '@platzwart/contracts/link';
import { command } from '../core/commandDeclaration.ts';
import { pairKiosk, requestKioskPairing } from './handlers/pairKiosks.ts';
import { addKiosk, removeCalendarLink, removeKiosk, renewCalendarLink } from './handlers/changeLinks.ts';

export const linkCommands = {
  RenewCalendarLink: command(renewCalendarLinkSchema, 'anybody', renewCalendarLink),
  RemoveCalendarLink: command(removeCalendarLinkSchema, 'anybody', removeCalendarLink),
  AddKiosk: command(addKioskSchema, 'admin in person', addKiosk),
  RequestKioskPairing: command(requestKioskPairingSchema, 'anybody', requestKioskPairing),
  PairKiosk: command(pairKioskSchema, 'admin in person', pairKiosk),
  RemoveKiosk: command(removeKioskSchema, 'admin in person', removeKiosk),
};
