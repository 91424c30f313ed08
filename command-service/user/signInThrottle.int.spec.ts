import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubToSignInTo } from './specSignIn.ts';

// decisions.md U11; reliability T01 to T03.
describe('Guessing passwords', () => {
  let club: Awaited<ReturnType<typeof clubToSignInTo>>;
  beforeAll(async () => {
    club = await clubToSignInTo();
  });
  afterAll(() => club.close());

  const guess = (credential: string, address: string) =>
    club.outcome(club.wish(credential, { password: 'wrong', address }));
  const times = <Result>(count: number, work: (number: number) => Promise<Result>): Promise<readonly Result[]> =>
    Promise.all(Array.from({ length: count }, (_, number) => work(number)));
  const checkedOf = (outcomes: readonly string[]): number =>
    outcomes.filter((outcome) => outcome === 'ERR_INVALID_CREDENTIALS').length;

  it('is over after five of them from one place, with e-mail and number alike, at once or not', async () => {
    const { email, memberNumber } = await club.register();
    const outcomes = await times(12, (number) => guess(number % 2 ? email : memberNumber, '203.0.113.1'));
    expect(checkedOf(outcomes)).toBe(5);
    expect(new Set(outcomes)).toEqual(new Set(['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_LOGIN_ATTEMPTS']));
    const locked = await club.service.signIn(club.wish(memberNumber, { address: '203.0.113.1' }));
    expect(locked).toEqual({ outcome: 'rejected', code: 'ERR_TOO_MANY_LOGIN_ATTEMPTS', retryAfterSeconds: 900 });
  });

  it('is over after as many for people who do not exist', async () => {
    expect(checkedOf(await times(12, () => guess('nobody@platzwart.example', '203.0.113.2')))).toBe(5);
  });

  it('is over after ten from fifty places, and the owner comes in from where they came in before', async () => {
    const { memberNumber } = await club.register();
    const home = club.wish(memberNumber, { address: '203.0.113.3' });
    expect(await club.outcome(home)).toBe('signed-in');
    const outcomes = await times(100, (number) => guess(memberNumber, `198.51.100.${number % 50}`));
    expect(checkedOf(outcomes)).toBe(10);
    expect(await club.outcome(home)).toBe('signed-in');
  });

  it('of one password at many accounts is over after thirty, and keeps none of their owners out', async () => {
    const people = await times(40, () => club.register());
    const outcomes = await times(40, (number) => guess(people[number]?.memberNumber ?? '', '203.0.113.4'));
    expect(checkedOf(outcomes)).toBe(30);
    const owners = await times(40, (number) =>
      club.outcome(club.wish(people[number]?.email ?? '', { address: `192.0.2.${number}` })),
    );
    expect(new Set(owners)).toEqual(new Set(['signed-in']));
  });

  it('is forgotten when the right one comes', async () => {
    const { memberNumber } = await club.register();
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1)
        expect(await guess(memberNumber, '203.0.113.5')).toBe('ERR_INVALID_CREDENTIALS');
      expect(await club.outcome(club.wish(memberNumber, { address: '203.0.113.5' }))).toBe('signed-in');
    }
  });

  it('is counted over two services together, and goes on being counted by the next one', async () => {
    const { memberNumber } = await club.register();
    const beside = await club.open();
    const wrong = club.wish(memberNumber, { password: 'wrong', address: '203.0.113.6' });
    const outcomes = await times(12, (number) => club.outcome(wrong, number % 2 ? beside : club.service));
    expect(checkedOf(outcomes)).toBe(5);
    const next = await club.open();
    expect(await club.outcome({ ...wrong, password: 'Sandplatz-07' }, next)).toBe('ERR_TOO_MANY_LOGIN_ATTEMPTS');
  });
});
