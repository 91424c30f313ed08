import { percentSchema, personIdSchema, roles, streams } from '@platzwart/contracts/core';
import { type UserEvent, memberNumberSchema } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { eventCodec } from '../core/eventCodec.ts';
import type { Module } from '../core/module.ts';
import { type MembersErrorCode, type RegisterSealedPerson, membersDecider } from './membersDecider.ts';
import { type MembersState, nobody, withPerson } from './membersState.ts';

const peopleSchema = v.array(
  v.object({
    personId: personIdSchema,
    memberNumber: memberNumberSchema,
    emailDigest: v.string(),
    role: v.picklist(roles),
    discount: percentSchema,
    verified: v.boolean(),
    active: v.boolean(),
  }),
);

/** The club's people as the runtime keeps them. */
export const membersModule: Module<MembersState, RegisterSealedPerson, UserEvent, MembersErrorCode> = {
  stream: streams.members,
  decider: membersDecider,
  events: eventCodec<UserEvent>({ PersonRegistered: [] }),
  idOf: ({ data }) => data.personId,
  snapshot: {
    shape: 1,
    encode: ({ byId }) => [...byId.values()],
    decode: (snapshot) => v.parse(peopleSchema, snapshot).reduce(withPerson, nobody),
  },
};
