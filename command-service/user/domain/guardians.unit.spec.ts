import type { UserEvent } from '@platzwart/contracts/user';
import { describe, it } from 'vitest';
import { anna, ben, gast, given, newPerson, petra, registered } from './specMembers.ts';
import type { MembersCommand, NewPerson } from './membersCommands.ts';

type Update = Extract<MembersCommand, { type: 'UpdatePerson' }>['data'];
const unchanged = {
  ...{ sealed: null, email: null, basedOn: 'sealed anna', memberNumber: null, role: null, discount: null },
  ...{ limits: null, active: null, bookingReminders: null, payer: null, guardian: null, business: null },
} as const;
const update = (personId: Update['personId'], changes: Partial<Update>): MembersCommand => ({
  type: 'UpdatePerson',
  data: { ...unchanged, personId, ...changes },
});
const guardianOf = (personId: Update['personId'], guardianId: Update['personId'] | null): UserEvent => ({
  type: 'GuardianChanged',
  data: { personId, guardianId },
});
const payerOf = (personId: Update['personId'], payerId: Update['personId'] | null): UserEvent => ({
  type: 'PayerChanged',
  data: { personId, payerId },
});

const everybody = [registered('anna'), registered('ben'), registered('gast'), registered('petra')];

describe('The guardian of a child', () => {
  it('is named, changed and taken back by an ADMIN; the same again is no change', () => {
    given(...everybody)
      .when(update(anna, { guardian: { guardianId: ben } }))
      .then(guardianOf(anna, ben));
    const child = given(...everybody, guardianOf(anna, ben));
    child.when(update(anna, { guardian: { guardianId: ben } })).thenNothing();
    child.when(update(anna, { guardian: { guardianId: petra } })).then(guardianOf(anna, petra));
    child.when(update(anna, { guardian: { guardianId: null } })).then(guardianOf(anna, null));
  });

  it('is another active person of the club, no guest and no child; and whoever has children is none', () => {
    const refused = (personId: Update['personId'], guardianId: Update['personId'], ...history: UserEvent[]) =>
      given(...everybody, ...history)
        .when(update(personId, { guardian: { guardianId } }))
        .thenRejectedWith('ERR_INVALID_INPUT', 'guardianID');
    refused(anna, anna);
    refused(anna, gast);
    refused(anna, ben, { type: 'PersonDeactivated', data: { personId: ben, tokenVersion: 1 } });
    refused(petra, anna, guardianOf(anna, ben));
    refused(ben, petra, guardianOf(anna, ben));
    refused(anna, ben, payerOf(ben, petra));
    refused(ben, petra, payerOf(anna, ben));
  });

  it('gets the invoices, so that neither of the two has a payer who has one', () => {
    const child = given(...everybody, guardianOf(anna, ben));
    child.when(update(ben, { payer: { payerId: petra } })).thenRejectedWith('ERR_INVALID_INPUT', 'payerID');
    child.when(update(gast, { payer: { payerId: anna } })).thenRejectedWith('ERR_INVALID_INPUT', 'payerID');
    child.when(update(anna, { payer: { payerId: petra } })).then(payerOf(anna, petra));
  });

  it('is needed by a child without an e-mail, which nobody can write to otherwise', () => {
    const child = newPerson('anna', { emailDigest: null, verified: false, passwordId: null });
    const register = (person: NewPerson): MembersCommand => ({ type: 'RegisterPeople', data: { people: [person] } });
    const others = [registered('ben'), registered('petra')];
    given(...others)
      .when(register(child))
      .thenRejectedWith('ERR_INVALID_INPUT', 'person.email');
    given(...others)
      .when(register({ ...child, guardianId: anna }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'guardianID');
    given(...others, registered('gast'))
      .when(register({ ...child, guardianId: gast }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'guardianID');
    const events = [registered('anna', { emailDigest: null, verified: false, passwordId: null, guardianId: ben })];
    given(...others)
      .when(register({ ...child, guardianId: ben }))
      .then(...events);
    const family = given(...others, ...events);
    family.when(update(anna, { guardian: { guardianId: null } })).thenRejectedWith('ERR_INVALID_INPUT', 'guardianID');
    family.when(update(anna, { guardian: { guardianId: petra } })).then(guardianOf(anna, petra));
    family.when({ type: 'ErasePerson', data: { personId: ben } }).thenRejectedWith('ERR_USER_HAS_CHILDREN', 'userID');
    family
      .when({ type: 'ErasePerson', data: { personId: anna } })
      .then({ type: 'PersonErased', data: { personId: anna } });
  });

  it('is neither deactivated nor made a guest while an active child has no other', () => {
    const family = given(...everybody, guardianOf(anna, ben));
    family.when(update(ben, { active: false })).thenRejectedWith('ERR_USER_HAS_CHILDREN', 'active');
    family.when(update(ben, { role: 'GUEST' })).thenRejectedWith('ERR_USER_HAS_CHILDREN', 'role');
    const deactivated = (personId: Update['personId']): UserEvent => ({
      type: 'PersonDeactivated',
      data: { personId, tokenVersion: 1 },
    });
    given(...everybody, guardianOf(anna, ben), guardianOf(anna, petra))
      .when(update(ben, { active: false }))
      .then(deactivated(ben));
    const withoutChild = given(...everybody, guardianOf(anna, ben), deactivated(anna));
    withoutChild.when(update(ben, { active: false })).then(deactivated(ben));
    given(...everybody, guardianOf(anna, ben), deactivated(anna), deactivated(ben))
      .when(update(anna, { active: true }))
      .thenRejectedWith('ERR_GUARDIAN_NOT_ACTIVE', 'active');
    given(...everybody, guardianOf(anna, ben), deactivated(anna), deactivated(ben))
      .when(update(anna, { active: true, guardian: { guardianId: petra } }))
      .then(guardianOf(anna, petra), { type: 'PersonReactivated', data: { personId: anna } });
  });

  it('leaves a child without one when erased', () => {
    given(...everybody, guardianOf(anna, ben), guardianOf(gast, ben), payerOf(gast, ben))
      .when({ type: 'ErasePerson', data: { personId: ben } })
      .then(payerOf(gast, null), guardianOf(anna, null), guardianOf(gast, null), {
        type: 'PersonErased',
        data: { personId: ben },
      });
  });
});
