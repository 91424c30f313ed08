import { describe, expect, it } from 'vitest';
import { type Principal, principals } from './core/viewer.ts';
import { guardedFields, resolveField } from './testing/guardedFields.ts';
import { admin, anna, ben } from './testing/personas.ts';
import { policies } from './policies.ts';
import { type Group, statedPolicies } from './testing/statedPolicies.ts';

const mayHave: Readonly<Record<Group, (principal: Principal, isOwn: boolean) => boolean>> = {
  all: () => true,
  signedIn: (principal) => principal !== 'ANONYMOUS',
  members: (principal) => ['MEMBER', 'TRAINER', 'ADMIN'].includes(principal),
  admins: (principal) => principal === 'ADMIN',
  ownerOrAdmin: (principal, isOwn) => principal === 'ADMIN' || (principal !== 'ANONYMOUS' && isOwn),
  self: (principal, isOwn) => principal !== 'ANONYMOUS' && isOwn,
};

type Stated = (typeof statedPolicies)[number];

const refusalOf = ({ isHidden }: Stated, principal: Principal): string | null => {
  if (isHidden) return null;
  return principal === 'ANONYMOUS' ? 'LOGIN_REQUIRED' : 'ERR_NOT_AUTHORIZED';
};

const viewerOf = (principal: Principal) => ({
  ...{ principal, children: [] },
  person: principal === 'ANONYMOUS' ? null : anna,
});

describe('Every field of the schema', () => {
  it('is stated once, beside the policies of its feature', () => {
    expect(statedPolicies.map(({ name }) => name).toSorted()).toEqual([...guardedFields().keys()].toSorted());
  });

  it.each(principals)('is seen by %s only where allowed, of their own and of others', async (principal) => {
    const fields = guardedFields();
    for (const isOwn of [true, false]) {
      const { personId, memberNumber: userID } = isOwn ? anna : ben;
      const input = { viewer: viewerOf(principal), object: { personId, category: 'SINGLE' }, args: { userID } };
      const told = statedPolicies.map(async ({ name }) => [name, await resolveField(fields.get(name), input)]);
      expect(await Promise.all(told)).toEqual(
        statedPolicies.map((stated) => [
          stated.name,
          mayHave[stated.group](principal, isOwn) ? 'seen' : refusalOf(stated, principal),
        ]),
      );
    }
  });
});

// A response that is made once for many may hold no data that only some of them may see.
describe('A response shared by many callers', () => {
  it('holds no field that differs by person, and none that differs by role outside of that role', () => {
    const decided = Object.entries(policies).flatMap(([type, fields]) =>
      Object.entries(fields).map(([field, { variesBy }]) => `${type}.${field} ${variesBy}`),
    );
    expect(decided.toSorted()).toEqual(statedPolicies.map(({ name, variesBy }) => `${name} ${variesBy}`).toSorted());
  });

  it('may hold the plan of a day', () => {
    expect(policies['Query']?.['bookingsInPeriod']?.variesBy).toBe('nobody');
    expect(policies['Subscription']?.['courtPlanChanged']?.variesBy).toBe('nobody');
  });
});

describe('A booking of another person', () => {
  it.each(principals)('shows %s its title where the title concerns the club', async (principal) => {
    const title = guardedFields().get('Booking.title');
    const told = ['EVENT', 'TRAINING', 'BLOCK', 'SINGLE', 'DOUBLE', 'RESERVATION'].map((category) =>
      resolveField(title, { viewer: viewerOf(principal), object: { personId: ben.personId, category } }),
    );
    const ofClub = principal === 'ANONYMOUS' ? null : 'seen';
    const ofPerson = principal === 'ADMIN' ? 'seen' : null;
    expect(await Promise.all(told)).toEqual([ofClub, ofClub, ofClub, ofPerson, ofPerson, ofPerson]);
  });

  it.each(principals)('shows %s its owner where the club shows names', async (principal) => {
    const input = { viewer: viewerOf(principal), object: { personId: ben.personId }, showNames: true };
    const told = await resolveField(guardedFields().get('Booking.user'), input);
    expect(told).toBe(principal === 'ANONYMOUS' ? null : 'seen');
  });
});

describe('A booking that names the viewer as a player', () => {
  it.each(principals)('shows %s its owner and its players, not what it costs', async (principal) => {
    const object = { personId: ben.personId, players: [{ personId: anna.personId }] };
    const told = ['user', 'players', 'price', 'guestFee', 'remark'].map((name) =>
      resolveField(guardedFields().get(`Booking.${name}`), { viewer: viewerOf(principal), object }),
    );
    const named = principal === 'ANONYMOUS' ? null : 'seen';
    const ofOwner = principal === 'ADMIN' ? 'seen' : null;
    expect(await Promise.all(told)).toEqual([named, named, ofOwner, ofOwner, ofOwner]);
  });
});

describe('A call about a person', () => {
  it.each([
    ['nobody', {}, 'seen'],
    ['null', { userID: null }, 'seen'],
    ['oneself', { userID: anna.memberNumber }, 'seen'],
    ['somebody else', { userID: ben.memberNumber }, 'ERR_NOT_AUTHORIZED'],
  ])('is about oneself where it names %s', async (_, args, told) => {
    const field = guardedFields().get('Mutation.updateUser');
    expect(await resolveField(field, { viewer: viewerOf('MEMBER'), args })).toBe(told);
  });

  it('that needs the person’s own secret is refused to an ADMIN, too', async () => {
    const input = {
      viewer: { principal: 'ADMIN', person: admin, children: [] },
      args: { userID: anna.memberNumber },
    } as const;
    expect(await resolveField(guardedFields().get('Mutation.changePassword'), input)).toBe('ERR_NOT_AUTHORIZED');
  });
});
