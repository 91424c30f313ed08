import { randomUUID } from 'node:crypto';
import { standardRules } from '@platzwart/contracts/club';
import { factorId } from '@platzwart/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../commandService.ts';
import { callFor } from '../testing/slots.ts';
import { monday10, serviceOnPostgres } from '../testing/serviceOnPostgres.ts';
import { inviteFirstAdmin, removeFactorOfAdmin } from './firstAdmin.ts';

const petra = { firstName: 'Petra', lastName: 'Schulz', email: 'petra@verein.example' };
const password = 'vierzehn gelbe Filzkugeln';

let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
let service: CommandService;
beforeAll(async () => {
  club = await serviceOnPostgres();
  service = await club.open();
});
afterAll(() => club.close());

const invite = (input = petra) => inviteFirstAdmin(service, input, { newId: randomUUID, clock: () => monday10 });
const codeOf = (answer: Awaited<ReturnType<typeof invite>>): string => {
  if (answer.outcome === 'rejected') throw new Error(answer.code);
  return answer.code;
};
const choosePassword = (code: string) =>
  service.receive({
    ...{ type: 'VerifyPerson', actor: null, idempotencyKey: null, correlationId: 'spec' },
    data: { credential: petra.email, code, password },
  });
const admins = () => [...service.members.current().state.byId.values()].filter(({ role }) => role === 'ADMIN');

describe('The first ADMIN of a club', () => {
  let first: string;
  it('is invited with a code, and the club gets the standard rules', async () => {
    first = codeOf(await invite());
    expect(first).toMatch(/^[A-Z2-9]{8}$/);
    expect(admins()).toMatchObject([{ verified: false, active: true }]);
    expect(service.club.current().state.rules).toEqual(standardRules);
  });

  it('gets a new code where the first one did not arrive, and chooses a password by it', async () => {
    const second = codeOf(await invite());
    expect(admins()).toHaveLength(1);
    expect(await choosePassword(first)).toMatchObject({ outcome: 'rejected' });
    expect(await choosePassword(second)).toMatchObject({ outcome: 'accepted' });
    expect(admins()).toMatchObject([{ verified: true }]);
  });

  it('who lost the second factor gets in without it, and nobody else does by that', async () => {
    const [admin] = admins();
    if (!admin) throw new Error('There is no ADMIN');
    const call = { ...callFor('factor', { actor: admin.personId }), role: 'ADMIN' as const };
    const data = { personId: admin.personId, factorId: factorId(randomUUID()) };
    await service.members.send({ type: 'EnableSecondFactor', data }, call);
    const remove = (email: string) => removeFactorOfAdmin(service, email, { newId: randomUUID, clock: () => monday10 });
    expect(await remove('nobody@verein.example')).toMatchObject({ code: 'ERR_USER_NOT_FOUND' });
    expect(admins()).toMatchObject([{ factorId: data.factorId }]);
    expect(await remove(petra.email)).toMatchObject({ outcome: 'accepted' });
    expect(admins()).toMatchObject([{ factorId: null, tokenVersion: admin.tokenVersion + 2 }]);
  });

  it('is the only one who is made that way', async () => {
    const refused = { outcome: 'rejected', code: 'ERR_USER_ALREADY_EXISTS' };
    expect(await invite()).toMatchObject(refused);
    expect(await invite({ ...petra, email: 'mallory@verein.example' })).toMatchObject(refused);
    expect(admins()).toHaveLength(1);
  });
});

it('The first ADMIN cannot have the e-mail of a member', async () => {
  const other = await serviceOnPostgres();
  service = await other.open();
  const person = { ...petra, phone: null, address: null, language: 'de' };
  const data = { personId: randomUUID(), memberNumber: null, role: 'MEMBER', person, discount: 0 };
  await service.receive({
    ...{ type: 'RegisterPerson', actor: null, idempotencyKey: null, correlationId: 'spec' },
    data: { ...data, verified: false, active: true, password: null },
  });
  expect(await invite()).toMatchObject({ code: 'ERR_EMAIL_ALREADY_EXISTS' });
  await other.close();
});
