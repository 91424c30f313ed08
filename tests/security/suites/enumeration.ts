import { memberPassword } from '../../support/registerPerson.ts';
import { type Person, registerMember } from '../people.ts';
import { type Asked, type StrangersCall, askAsStranger, metLimit } from '../strangersCalls.ts';
import type { Findings, Suite, Target } from '../suite.ts';
import { timesTell } from '../timesTell.ts';
import { onceAnswered } from '../writtenLetters.ts';

/** Everything that an account can be like; `getsLetters`: whether its owner is sent one who asks, or registers again. */
const accounts = [
  { getsLetters: true, account: { password: memberPassword } },
  { getsLetters: true, account: { verified: false, password: null } },
  { getsLetters: true, account: { verified: false, password: memberPassword } },
  { getsLetters: false, account: { active: false } },
  { getsLetters: false, account: { active: false, verified: false } },
];

/** Calls after which letters are written, or not, out of the caller's sight. */
const writes = (call: StrangersCall): boolean => call === 'resend' || call === 'guest';

/** Of one call of strangers. */
type Compared = Readonly<{ answers: readonly Asked[]; violations: readonly string[]; owedTo: readonly Person[] }>;

/** What is said of all accounts, and of somebody who is nobody; new ones each time, as one person gets one letter a minute. */
const answersAlike = async (club: Target, call: StrangersCall, firstNumber: number): Promise<Compared> => {
  const people: Person[] = [];
  for (const [index, { account }] of accounts.entries())
    people.push(await registerMember(club, String(firstNumber + index), account));
  const answers: Asked[] = [];
  for (const email of [...people.map((person) => person.email), `nobody-${firstNumber}@platzwart.example`])
    answers.push(await askAsStranger(club.url, call, email));
  const texts = new Set(answers.map(({ text }) => text));
  return {
    answers,
    violations: texts.size > 1 ? [`${call}: ${texts.size} different answers: ${[...texts].join(' ')}`] : [],
    owedTo: writes(call) ? people.filter((_, index) => accounts[index]?.getsLetters) : [],
  };
};

/** Known and unknown in turn, so that whatever else the machine does meets both. */
const timesAlike = async ({ url }: Target, call: StrangersCall, people: readonly Person[]): Promise<Compared> => {
  const [known, unknown]: [Asked[], Asked[]] = [[], []];
  for (const { email } of people) {
    known.push(await askAsStranger(url, call, email));
    unknown.push(await askAsStranger(url, call, `${call}.${email}`));
  }
  const times = (answers: readonly Asked[]) => answers.map(({ milliseconds }) => milliseconds);
  return {
    answers: [...known, ...unknown],
    violations: timesTell(times(known), times(unknown)).map((tale) => `${call}: ${tale}`),
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
 * How long it takes is measured where there is enough of it to say something, in the full run: each call as often as no limit is met
 * (200 letters an hour, and 200 guests). Codes are tried with those who have one.
 */
const measured = async (club: Target): Promise<readonly Compared[]> => {
  const members = await registered(club, { firstNumber: 776_000, count: 500, verified: true });
  const newcomers = await registered(club, { firstNumber: 776_500, count: 240, verified: false });
  return [
    await timesAlike(club, 'login', members),
    await timesAlike(club, 'resend', members.slice(0, 90)),
    await timesAlike(club, 'reset', members.slice(0, 90)),
    await timesAlike(club, 'guest', members.slice(90, 170)),
    await timesAlike(club, 'verify', newcomers),
  ];
};

const written = `select count(*)::int as count from vault.code_requests where person_id = any($1)`;

/** A call that meets a limit compares refusals with refusals, or silence with silence. */
const foundBy = async ({ databaseUrl }: Target, compared: readonly Compared[]): Promise<Findings> => {
  const answers = compared.flatMap((each) => each.answers);
  const owedTo = compared.flatMap((each) => each.owedTo);
  const unwritten =
    owedTo.length - (await onceAnswered(databaseUrl, written, [owedTo.map(({ personId }) => personId)]));
  const limited = answers.filter(metLimit).length + unwritten;
  console.log(`    ${limited} of ${answers.length} calls met a limit; ${owedTo.length} letters were owed`);
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
  says: 'Nobody learns who is a member: not by what is said, not by how long it takes.',
  run: async (club, size) => {
    const compared: Compared[] = [];
    for (const [index, call] of (['login', 'resend', 'guest', 'reset', 'verify'] as const).entries())
      compared.push(await answersAlike(club, call, 775_000 + 10 * index));
    if (size === 'full') compared.push(...(await measured(club)));
    return foundBy(club, compared);
  },
};
