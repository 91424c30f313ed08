import { personId } from '@platzwart/contracts/core';
import type { RegisterPerson } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../../commandService.ts';
import { callFor } from '../../testing/slots.ts';
import { serviceOnPostgres } from '../../testing/serviceOnPostgres.ts';

type Person = RegisterPerson['data'];
const uuid = (number: number) => personId(`e0000000-0000-4000-8000-${String(number).padStart(12, '0')}`);

const somebody = (number: number, differing: Partial<Person> = {}): Person => ({
  personId: uuid(number),
  memberNumber: String(1000 + number),
  role: 'MEMBER',
  person: {
    firstName: 'Käthe',
    lastName: 'Großkopf',
    email: `kaethe.${number}@platzwart.example`,
    phone: '+49 1234 987654',
    address: { city: 'Musterstadt', houseNumber: '7b', street: 'Lindenweg', zip: '54321', country: 'DE' },
    language: 'de',
  },
  discount: 0,
  verified: true,
  active: true,
  password: 'Vorhand cross 07',
  ...differing,
});

describe('Registering a person', () => {
  let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
  let service: CommandService;
  beforeAll(async () => {
    club = await serviceOnPostgres();
    service = await club.open();
  });
  afterAll(() => club.close());
  const register = (person: Person) => service.handlerOf('RegisterPerson')(person, callFor(person, { actor: null }));
  const signIn = async (credential: string, password: string): Promise<boolean> => {
    const request = { credential, password, secondFactor: null, address: '203.0.113.7', correlationId: 'spec' };
    return (await service.signIn(request)).outcome === 'signed-in';
  };
  const withEmail = (person: Person, email: string): Person => ({ ...person, person: { ...person.person, email } });

  it('leaves no plain text of the person in the log', async () => {
    expect(await register(somebody(1))).toMatchObject({ outcome: 'accepted', ids: [uuid(1)] });
    const written = JSON.stringify(await club.store.readAll({ after: null, limit: 100 }));
    expect(written).toContain(uuid(1));
    for (const plain of ['Käthe', 'Großkopf', 'kaethe.1', '987654', 'Lindenweg', '54321', 'Vorhand', 'argon2'])
      expect(written, plain).not.toContain(plain);
  });

  it('can be read again with the key of the person', async () => {
    const [event] = await club.store.read('members', { limit: 1 });
    const { sealed } = v.parse(v.object({ sealed: v.string() }), event?.data);
    expect(await club.vault.unseal([{ personId: uuid(1), sealed }])).toEqual([somebody(1).person]);
  });

  it('lets only that person sign in with the password', async () => {
    await register(somebody(2));
    const { passwordId } = service.members.current().state.byId.get(uuid(2)) ?? {};
    expect(await club.vault.passwords.of(passwordId ?? '')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await signIn('1002', 'Vorhand cross 07')).toBe(true);
    expect(await signIn('1002', 'vorhand cross 07')).toBe(false);
    expect(await signIn('1003', 'Vorhand cross 07')).toBe(false);
  });

  it('never changes the password of a known person', async () => {
    await register(somebody(4));
    await register(somebody(4, { password: 'of the intruder' }));
    await register(somebody(4, { password: 'of the intruder', memberNumber: '5555' }));
    expect(await signIn('1004', 'Vorhand cross 07')).toBe(true);
    expect(await signIn('1004', 'of the intruder')).toBe(false);
  });

  it('refuses the e-mail of another person, whatever its spelling', async () => {
    await register(somebody(5));
    const answer = await register(withEmail(somebody(6), 'kaethe.5@platzwart.example'));
    expect(answer).toEqual({ outcome: 'rejected', code: 'ERR_EMAIL_ALREADY_EXISTS', fields: ['person.email'] });
  });

  it('keeps numbers and e-mails unique for concurrent registrations', async () => {
    const registrations = Array.from({ length: 20 }, (_, index) =>
      somebody(100 + index, { memberNumber: '7777', password: null }),
    );
    const answers = await Promise.all(registrations.map(register));
    expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
  });
});
