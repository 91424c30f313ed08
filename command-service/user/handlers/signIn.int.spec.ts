import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { concurrencyLimit } from '../../core/concurrencyLimit.ts';
import { monday10 } from '../../testing/serviceOnPostgres.ts';
import { accountByCredential } from '../domain/accountByCredential.ts';
import { passwordsWithin } from './passwords.ts';
import { signIn } from './signIn.ts';
import { signInThrottle } from './signInThrottle.ts';
import { signInTestClub, password } from './specSignIn.ts';

const invalid = { outcome: 'rejected', code: 'ERR_INVALID_CREDENTIALS', retryAfterSeconds: null, attemptsLeft: 4 };

describe('Signing in', () => {
  let club: Awaited<ReturnType<typeof signInTestClub>>;
  beforeAll(async () => {
    club = await signInTestClub();
  });
  afterAll(() => club.close());
  let places = 0;
  const elsewhere = (): string => `198.51.100.${(places += 1)}`;

  it('accepts the e-mail in any case, and the member number', async () => {
    const { personId, email, memberNumber } = await club.register();
    for (const credential of [email, ` ${email.toUpperCase()} `, memberNumber])
      expect(await club.service.signIn(club.request(credential))).toEqual({
        outcome: 'signed-in',
        ...{ personId, tokenVersion: 0 },
      });
  });

  it("returns the person's current token version", async () => {
    const { personId, memberNumber } = await club.register();
    await club.send({ type: 'EndSessions', data: { personId } });
    expect(await club.service.signIn(club.request(memberNumber))).toMatchObject({ tokenVersion: 1 });
  });

  // reliability T05, T06
  it('gives the same answer, after the same work, for every wrong password', async () => {
    const passwords = passwordsWithin(concurrencyLimit(2));
    const matches = vi.fn(passwords.matches);
    const { vault, service } = club;
    const clock = () => monday10;
    const watched = signIn({
      accountOf: accountByCredential(vault.digest, () => service.members.current().state),
      throttle: signInThrottle({ signInAttempts: vault.signInAttempts, clock }),
      passwords: { ...passwords, matches },
      ...{ vault, clock, recordRecoveryCodeUse: () => Promise.resolve(true) },
    });
    const withFactor = await club.register();
    await club.enableFactor(withFactor.personId);
    const erased = await club.register();
    await club.send({ type: 'ErasePerson', data: { personId: erased.personId } });
    const states = [
      await club.register(),
      await club.register({ verified: false }),
      await club.register({ active: false }),
      await club.register({ verified: false }, null),
      withFactor,
      erased,
      { memberNumber: '4711' },
      { memberNumber: 'nobody@platzwart.example' },
    ];
    const questions = vi.spyOn(club.pool, 'query');
    for (const { memberNumber } of states) {
      questions.mockClear();
      matches.mockClear();
      expect(await watched(club.request(memberNumber, { password: 'wrong', address: elsewhere() }))).toEqual(invalid);
      expect([questions.mock.calls.length, matches.mock.calls.length]).toEqual([2, 1]);
    }
    questions.mockRestore();
  });

  it('counts down to the last attempt, for an unknown account as for a known one', async () => {
    const countdown = async (credential: string) => {
      const address = elsewhere();
      const answers = [];
      for (let time = 0; time < 6; time += 1) {
        const { outcome, ...answer } = await club.service.signIn(
          club.request(credential, { password: 'wrong', address }),
        );
        answers.push('attemptsLeft' in answer ? answer.attemptsLeft : outcome);
      }
      return answers;
    };
    const { email } = await club.register();
    const expected = [4, 3, 2, 1, 0, null];
    expect(await Promise.all([countdown(email), countdown('nobody@platzwart.example')])).toEqual([expected, expected]);
  });

  it.each([
    [{ verified: false }, 'ERR_USER_NOT_VERIFIED'],
    [{ active: false }, 'ERR_USER_DEACTIVATED'],
    [{ verified: false, active: false }, 'ERR_USER_DEACTIVATED'],
  ])('reports %j after the right password, each time', async (state, code) => {
    const { memberNumber } = await club.register(state);
    const address = elsewhere();
    for (let time = 0; time < 7; time += 1)
      expect(await club.outcome(club.request(memberNumber, { address }))).toBe(code);
  });

  it('renews a hash that was made with weaker parameters', async () => {
    const weak = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const { memberNumber, passwordId } = await club.register({}, weak);
    expect(await club.outcome(club.request(memberNumber, { password: 'wrong' }))).toBe('ERR_INVALID_CREDENTIALS');
    expect(await club.vault.passwords.of(passwordId ?? '')).toBe(weak);
    expect(await club.outcome(club.request(memberNumber))).toBe('signed-in');
    expect(await club.vault.passwords.of(passwordId ?? '')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await club.outcome(club.request(memberNumber))).toBe('signed-in');
  });

  it('asks to wait while too many passwords wait to be checked, and counts no attempt', async () => {
    const { memberNumber } = await club.register();
    const address = elsewhere();
    const attempts = Array.from({ length: 130 }, (_, number) =>
      club.service.signIn(club.request(`4${number}@nobody.example`, { address: `203.0.113.${number}` })),
    );
    const answers = [
      ...(await Promise.all(attempts)),
      await club.service.signIn(club.request(memberNumber, { address })),
    ];
    const turnedAway = answers.filter((answer) => 'retryAfterSeconds' in answer && answer.retryAfterSeconds !== null);
    expect(turnedAway.length).toBeGreaterThan(0);
    expect(new Set(turnedAway.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        '{"outcome":"rejected","code":"ERR_TOO_MANY_LOGIN_ATTEMPTS","retryAfterSeconds":5,"attemptsLeft":null}',
      ]),
    );
    const { rows } = await club.pool.query<{ count: string }>('select count(*) from vault.sign_in_tries');
    const counted = answers.length - turnedAway.length;
    expect(Number(rows[0]?.count)).toBeLessThan(counted + 30);
    expect(answers.at(-1)).toMatchObject({ outcome: 'signed-in' });
  });
});
