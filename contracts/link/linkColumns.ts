import * as v from 'valibot';
import { browsers, column, systems } from '../core/index.ts';

/** The columns of the vault's table `links` that are shown: when a link was made, and which kiosk it is for. */
export const linkColumns = {
  linkId: column.uuid,
  name: column.nullable(column.text),
  madeAt: column.instant,
};

/** The columns of the vault's table `kiosk_pairings` that an ADMIN is shown before a screen is paired. */
export const kioskPairingColumns = {
  code: column.text,
  browser: column.textOf(v.picklist(browsers)),
  system: column.textOf(v.picklist(systems)),
  requestedAt: column.instant,
};
