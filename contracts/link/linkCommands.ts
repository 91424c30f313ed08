import * as v from 'valibot';
import { lineSchema } from '../core/index.ts';

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

/** A screen in the club house (decisions.md N27); `name` says which. */
export const addKioskSchema = v.object({
  linkId,
  tokenHash,
  name: v.pipe(lineSchema, v.minLength(1), v.maxLength(60)),
});
export type AddKiosk = Readonly<{ type: 'AddKiosk'; data: v.InferOutput<typeof addKioskSchema> }>;

export const removeKioskSchema = v.object({ linkId });
export type RemoveKiosk = Readonly<{ type: 'RemoveKiosk'; data: v.InferOutput<typeof removeKioskSchema> }>;

export type LinkCommand = RenewCalendarLink | RemoveCalendarLink | AddKiosk | RemoveKiosk;
