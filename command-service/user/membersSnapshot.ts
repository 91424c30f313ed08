import {
  codeIdSchema,
  factorIdSchema,
  passwordIdSchema,
  percentSchema,
  personIdSchema,
  roles,
} from '@platzwart/contracts/core';
import { codePurposes, memberNumberSchema } from '@platzwart/contracts/user';
import { Map, Set } from 'immutable';
import * as v from 'valibot';
import { type MembersState, type Person, nobody, withPerson } from './membersState.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

const personSchema = v.object({
  personId: personIdSchema,
  memberNumber: memberNumberSchema,
  emailDigest: v.string(),
  sealed: v.string(),
  role: v.picklist(roles),
  discount: percentSchema,
  verified: v.boolean(),
  active: v.boolean(),
  passwordId: v.nullable(passwordIdSchema),
  tokenVersion: v.number(),
  codes: v.array(v.object({ codeId: codeIdSchema, purpose: v.picklist(codePurposes), expiresAt: instant })),
  emailChange: v.nullable(
    v.object({ codeId: codeIdSchema, emailDigest: v.string(), sealedEmail: v.string(), expiresAt: instant }),
  ),
  factorId: v.nullable(factorIdSchema),
  erasureRequested: v.boolean(),
});

const partsSchema = v.object({
  people: v.array(personSchema),
  numbers: v.array(v.tuple([memberNumberSchema, personIdSchema])),
  lastNumbers: v.object({ guests: v.number(), others: v.number() }),
  erased: v.array(personIdSchema),
});

/** Numbers and erased people are kept too: neither can be told from who is there today. */
export const encodeMembers = ({ byId, byNumber, lastNumbers, erased }: MembersState): unknown => ({
  people: [...byId.values()],
  numbers: [...byNumber.entries()],
  lastNumbers,
  erased: [...erased],
});

const withPeople = (people: readonly Person[]): MembersState => people.reduce(withPerson, nobody);

export const membersSnapshot = v.pipe(
  partsSchema,
  v.transform(({ people, numbers, lastNumbers, erased }): MembersState => ({
    ...withPeople(people),
    byNumber: Map(numbers),
    lastNumbers,
    erased: Set(erased),
  })),
);
