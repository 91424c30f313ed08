import * as v from 'valibot';
import { browsers, lineSchema, systems } from '../core/index.ts';
import { kioskCodeSchema } from './kioskCode.ts';

/** SHA-256 of a link's token, in hex. The token itself is known to the gateway for one answer, and to nobody else. */
const tokenHash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const linkId = v.pipe(v.string(), v.uuid());

/** A new link to the caller's calendar; the one before it ends (decisions.md N26). */
export const renewCalendarLinkSchema = v.object({ linkId, tokenHash });
export type RenewCalendarLink = Readonly<{
  type: 'RenewCalendarLink';
  data: v.InferOutput<typeof renewCalendarLinkSchema>;
}>;

/** Ends the link to the caller's calendar. */
export const removeCalendarLinkSchema = v.object({});
export type RemoveCalendarLink = Readonly<{ type: 'RemoveCalendarLink'; data: Readonly<Record<string, never>> }>;

const kioskName = v.pipe(lineSchema, v.minLength(1), v.maxLength(60));

/** A screen in the club house (decisions.md N27); `name` says which. */
export const addKioskSchema = v.object({
  linkId,
  tokenHash,
  name: kioskName,
});
export type AddKiosk = Readonly<{ type: 'AddKiosk'; data: v.InferOutput<typeof addKioskSchema> }>;

export const removeKioskSchema = v.object({ linkId });
export type RemoveKiosk = Readonly<{ type: 'RemoveKiosk'; data: v.InferOutput<typeof removeKioskSchema> }>;

/** A screen that shows `code` asks to become a kiosk (decisions.md Q20); its secret is known to the screen alone. */
export const requestKioskPairingSchema = v.object({
  ...{ pairingId: linkId, code: kioskCodeSchema, tokenHash },
  ...{ browser: v.picklist(browsers), system: v.picklist(systems) },
});
export type RequestKioskPairing = Readonly<{
  type: 'RequestKioskPairing';
  data: v.InferOutput<typeof requestKioskPairingSchema>;
}>;

/** Makes the screen that shows `code` a kiosk with this name. */
export const pairKioskSchema = v.object({ code: kioskCodeSchema, name: kioskName });
export type PairKiosk = Readonly<{ type: 'PairKiosk'; data: v.InferOutput<typeof pairKioskSchema> }>;

export type LinkCommand =
  | RenewCalendarLink
  | RemoveCalendarLink
  | AddKiosk
  | RemoveKiosk
  | RequestKioskPairing
  | PairKiosk;
