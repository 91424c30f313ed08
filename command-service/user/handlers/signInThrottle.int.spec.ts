import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInTestClub } from './specSignIn.ts';

// decisions.md U11; reliability T01 to T03.
describe('Guessing passwords', () => {
  let club: Awaited<ReturnType<typeof signInTestClub>>;
  beforeAll(async () => {
    club = await signInTestClub();
  });
  afterAll(() => club.close());

  const guess = (credential: string, address: string) =>
    club.outcome(club.request(credential, { password: 'wrong', address }));
  const times = <Result>(count: number, work: (number: number) => Promise<Result>): Promise<readonly Result[]> =>
    Promise.all(Array.from({ length: count }, (_, number) => work(number)));
  const checkedOf = (outcomes: readonly string[]): number =>
    outcomes.filter((outcome) => outcome === 'ERR_INVALID_CREDENTIALS').length;

  it('is stopped after five from one address, however the e-mail is written, concurrent or not', async () => {
    const { email } = await club.register();
    const written = [email, email.toUpperCase(), ` ${email}\t`];
    const outcomes = await times(12, (number) => guess(written[number % 3] ?? '', '203.0.113.1'));
    expect(checkedOf(outcomes)).toBe(5);
    expect(new Set(outcomes)).toEqual(new Set(['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_LOGIN_ATTEMPTS']));
    const locked = await club.service.signIn(club.request(email, { address: '203.0.113.1' }));
    expect(locked).toEqual({
      outcome: 'rejected',
      code: 'ERR_TOO_MANY_LOGIN_ATTEMPTS',
      retryAfterSeconds: 900,
      attemptsLeft: null,
    });
  });

  it('is stopped after as many for unknown people', async () => {
    expect(checkedOf(await times(12, () => guess('nobody@platzwart.example', '203.0.113.2')))).toBe(5);
  });

  it('answers the same, attempt by attempt, for a member and for an unknown account', async () => {
    const { email, memberNumber } = await club.register();
    const told = async (mail: string, number: string, address: string): Promise<readonly string[]> => {
      const composed = mail.replace('@', '\u00fc@');
      const written = [
        mail,
        mail.toUpperCase(),
        ` ${mail}`,
        `\t${mail.toUpperCase()} `,
        mail,
        mail,
        number,
        ` ${number} `,
      ];
      const outcomes: string[] = [];
      for (const credential of [
        ...written,
        ...['NFC', 'NFD', 'NFC', 'NFD', 'NFC', 'NFD'].map((form) => composed.normalize(form)),
      ])
        outcomes.push(await guess(credential, address));
      return outcomes;
    };
    const ofMember = await told(email, memberNumber, '203.0.113.21');
    expect(ofMember).toEqual(await told('nobody.else@platzwart.example', '4711', '203.0.113.22'));
    expect(checkedOf(ofMember)).toBe(12);
  });

  it('is stopped after ten from fifty addresses, while the owner can sign in from a known address', async () => {
    const { memberNumber } = await club.register();
    const home = club.request(memberNumber, { address: '203.0.113.3' });
    expect(await club.outcome(home)).toBe('signed-in');
    const outcomes = await times(100, (number) => guess(memberNumber, `198.51.100.${number % 50}`));
    expect(checkedOf(outcomes)).toBe(10);
    expect(await club.outcome(home)).toBe('signed-in');
  });

  it('at many accounts is stopped after thirty, and locks out none of their owners', async () => {
    const people = await times(40, () => club.register());
    const outcomes = await times(40, (number) => guess(people[number]?.memberNumber ?? '', '203.0.113.4'));
    expect(checkedOf(outcomes)).toBe(30);
    const owners = await times(40, (number) =>
      club.outcome(club.request(people[number]?.email ?? '', { address: `192.0.2.${number}` })),
    );
    expect(new Set(owners)).toEqual(new Set(['signed-in']));
  });

  it('is reset by the right password', async () => {
    const { memberNumber } = await club.register();
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1)
        expect(await guess(memberNumber, '203.0.113.5')).toBe('ERR_INVALID_CREDENTIALS');
      expect(await club.outcome(club.request(memberNumber, { address: '203.0.113.5' }))).toBe('signed-in');
    }
  });

  it('is counted over two services together, and after a restart', async () => {
    const { memberNumber } = await club.register();
    const beside = await club.open();
    const wrong = club.request(memberNumber, { password: 'wrong', address: '203.0.113.6' });
    const outcomes = await times(12, (number) => club.outcome(wrong, number % 2 ? beside : club.service));
    expect(checkedOf(outcomes)).toBe(5);
    const next = await club.open();
    expect(await club.outcome({ ...wrong, password: 'Sandplatz-07' }, next)).toBe('ERR_TOO_MANY_LOGIN_ATTEMPTS');
  });
});
