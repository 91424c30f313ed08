import { memberPassword } from '../../support/registerPerson.ts';
import { type Person, registerMember } from '../people.ts';
import { type TimedAnswer, type AnonymousCall, callAnonymously, metLimit } from '../anonymousCalls.ts';
import type { Findings, Suite, Target } from '../suite.ts';
import { timingDifference } from '../timingDifference.ts';
import { countWhenProcessed } from '../countWhenProcessed.ts';

/** All states of an account; `getsEmails`: whether its owner gets an email after a request or another registration. */
const accounts = [
  { getsEmails: true, account: { password: memberPassword } },
  { getsEmails: true, account: { verified: false, password: null } },
  { getsEmails: true, account: { verified: false, password: memberPassword } },
  { getsEmails: false, account: { active: false } },
  { getsEmails: false, account: { active: false, verified: false } },
];

/** Calls after which an email is sent, or not, in the background. */
const writes = (call: AnonymousCall): boolean => call === 'resend' || call === 'guest';

/** Answer and duration of one anonymous call. */
type Compared = Readonly<{ answers: readonly TimedAnswer[]; violations: readonly string[]; owedTo: readonly Person[] }>;

/** The answers for all states of an account, and for an unknown one; new accounts each time, because of the limit of one email a minute. */
const answersAlike = async (club: Target, call: AnonymousCall, firstNumber: number): Promise<Compared> => {
  const people: Person[] = [];
  for (const [index, { account }] of accounts.entries())
    people.push(await registerMember(club, String(firstNumber + index), account));
  const answers: TimedAnswer[] = [];
  for (const email of [...people.map((person) => person.email), `nobody-${firstNumber}@platzwart.example`])
    answers.push(await callAnonymously(club.url, call, email));
  const texts = new Set(answers.map(({ text }) => text));
  return {
    answers,
    violations: texts.size > 1 ? [`${call}: ${texts.size} different answers: ${[...texts].join(' ')}`] : [],
    owedTo: writes(call) ? people.filter((_, index) => accounts[index]?.getsEmails) : [],
  };
};

/** Known and unknown accounts in turn, so that other load on the machine affects both. */
const timesAlike = async ({ url }: Target, call: AnonymousCall, people: readonly Person[]): Promise<Compared> => {
  const [known, unknown]: [TimedAnswer[], TimedAnswer[]] = [[], []];
  for (const { email } of people) {
    known.push(await callAnonymously(url, call, email));
    unknown.push(await callAnonymously(url, call, `${call}.${email}`));
  }
  const times = (answers: readonly TimedAnswer[]) => answers.map(({ milliseconds }) => milliseconds);
  return {
    answers: [...known, ...unknown],
    violations: timingDifference(times(known), times(unknown)).map((tale) => `${call}: ${tale}`),
    owedTo: writes(call) ? people : [],
  };
};

type Registered = Readonly<{ firstNumber: number; count: number; verified: boolean }>;

const registered = async (club: Target, { firstNumber, count, verified }: Registered): Promise<readonly Person[]> => {
  const people: Person[] = [];
  for (let made = 0; made < count; made += 1)
    people.push(await registerMember(club, String(firstNumber + made), { verified, password: null }));
  return people;
};

/**
 * Durations are compared in the full run only, where there are enough samples: each call as often as the limits allow (200 emails and 200
 * guests an hour). Codes are tried for accounts that have one.
 */
const measured = async (club: Target): Promise<readonly Compared[]> => {
  const members = await registered(club, { firstNumber: 776_000, count: 500, verified: true });
  const unverified = await registered(club, { firstNumber: 776_500, count: 240, verified: false });
  return [
    await timesAlike(club, 'login', members),
    await timesAlike(club, 'resend', members.slice(0, 90)),
    await timesAlike(club, 'reset', members.slice(0, 90)),
    await timesAlike(club, 'guest', members.slice(90, 170)),
    await timesAlike(club, 'verify', unverified),
  ];
};

const written = `select count(*)::int as count from vault.code_requests where person_id = any($1)`;

/** A rate-limited call would compare refusals with refusals. */
const foundBy = async ({ databaseUrl }: Target, compared: readonly Compared[]): Promise<Findings> => {
  const answers = compared.flatMap((each) => each.answers);
  const owedTo = compared.flatMap((each) => each.owedTo);
  const unwritten =
    owedTo.length - (await countWhenProcessed(databaseUrl, written, [owedTo.map(({ personId }) => personId)]));
  const limited = answers.filter(metLimit).length + unwritten;
  console.log(`    ${limited} of ${answers.length} calls met a limit; ${owedTo.length} e-mails were due`);
  return {
    cases: answers.length,
    violations: [
      ...compared.flatMap((each) => each.violations),
      ...(limited > 0 ? [`${limited} calls met a limit and compare nothing`] : []),
    ],
  };
};

/** reliability T05 to T07 */
export const enumeration: Suite = {
  name: 'enumeration',
  says: 'Neither answers nor durations reveal who is a member.',
  run: async (club, size) => {
    const compared: Compared[] = [];
    for (const [index, call] of (['login', 'resend', 'guest', 'reset', 'verify'] as const).entries())
      compared.push(await answersAlike(club, call, 775_000 + 10 * index));
    if (size === 'full') compared.push(...(await measured(club)));
    return foundBy(club, compared);
  },
};
