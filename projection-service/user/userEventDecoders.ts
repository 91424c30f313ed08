import { personIdSchema, roles } from '@platzwart/contracts/core';
import type { UserEvent } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { type DecodersOf, eventDecoder } from '../core/eventDecoder.ts';

const personRegistered = v.object({
  personId: personIdSchema,
  memberNumber: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  role: v.picklist(roles),
  emailDigest: v.string(),
  sealed: v.string(),
  discount: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  verified: v.boolean(),
  active: v.boolean(),
});

export const userEventDecoders: DecodersOf<UserEvent> = {
  PersonRegistered: eventDecoder('PersonRegistered', personRegistered),
};
