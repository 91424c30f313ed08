import {
  codeIdSchema,
  instantSchema,
  percentSchema,
  personalLimitsSchema,
  personIdSchema,
  roles,
} from '@platzwart/contracts/core';
import { codePurposes, factorIdSchema, memberNumberSchema, passwordIdSchema } from '@platzwart/contracts/user';
import { Map, Set } from 'immutable';
import * as v from 'valibot';
import { listInPieces, objectInPieces } from '../../core/jsonPieces.ts';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import { type MembersState, type Person, nobody, withPerson } from './membersState.ts';

const personSchema = v.object({
  personId: personIdSchema,
  memberNumber: memberNumberSchema,
  emailDigest: v.nullable(v.string()),
  sealed: v.string(),
  role: v.picklist(roles),
  discount: percentSchema,
  limits: personalLimitsSchema,
  verified: v.boolean(),
  active: v.boolean(),
  passwordId: v.nullable(passwordIdSchema),
  tokenVersion: v.number(),
  codes: v.array(v.object({ codeId: codeIdSchema, purpose: v.picklist(codePurposes), expiresAt: instantSchema })),
  emailChange: v.nullable(
    v.object({ codeId: codeIdSchema, emailDigest: v.string(), sealedEmail: v.string(), expiresAt: instantSchema }),
  ),
  factorId: v.nullable(factorIdSchema),
  erasureRequested: v.boolean(),
  bookingReminders: v.boolean(),
  payerId: v.nullable(personIdSchema),
  guardianId: v.nullable(personIdSchema),
  business: v.boolean(),
});

const partsSchema = v.object({
  people: v.array(personSchema),
  numbers: v.array(v.tuple([memberNumberSchema, personIdSchema])),
  lastNumbers: v.object({ guests: v.number(), others: v.number() }),
  erased: v.array(personIdSchema),
});

/** Numbers and erased people are stored, too: they cannot be derived from the present people. */
const encode = ({ byId, byNumber, lastNumbers, erased }: MembersState): Iterable<string> =>
  objectInPieces({
    people: listInPieces(byId.values()),
    numbers: listInPieces(byNumber.entries()),
    lastNumbers: [JSON.stringify(lastNumbers)],
    erased: listInPieces(erased),
  });

const withPeople = (people: readonly Person[]): MembersState => people.reduce(withPerson, nobody);

const decode = (content: unknown): MembersState => {
  const { people, numbers, lastNumbers, erased } = v.parse(partsSchema, content);
  return { ...withPeople(people), byNumber: Map(numbers), lastNumbers, erased: Set(erased) };
};

export const membersSnapshot: PartCodec<MembersState> = { shape: 7, encode, decode };
