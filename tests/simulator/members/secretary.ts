import { personId } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { SeededRandom } from '../../../command-service/core/seededRandom.ts';
import type { Safe } from '../staff/safe.ts';
import type { World } from '../world/world.ts';
import { habits, keyFor } from './habits.ts';
import type { Post } from './post.ts';
import { type Wish, admin, numberOf, registration } from './wishes.ts';

type Data = Wish['data'];
type Order = Readonly<{ type: Wish['type']; actor: Wish['actor']; data: (random: SeededRandom, desk: Desk) => Data }>;
type Desk = Readonly<{ post: Post; safe: Safe }>;

/** Fewer addresses and numbers than people, so that they meet each other all the time; the last one belongs to a member. */
const emails = ['neu@platzwart.example', 'auch.neu@platzwart.example', 'mitglied6@platzwart.example'] as const;
const numbers = ['2001', '2002'] as const;
/** Whose account changes: of those who book the last three, so that the others always may; and newcomers. */
const touched = [numberOf(3), numberOf(4), numberOf(5), ...numbers] as const;
const password = 'vierzehn gelbe Filzkugeln';

const register: Order['data'] = (random) => ({
  ...registration({
    personId: personId(`c0000000-0000-4000-8000-00000000000${random.between(1, 5)}`),
    memberNumber: random.pick([null, ...numbers]),
    email: random.pick(emails),
  }),
  verified: random.chance(0.4),
});

const change: Order['data'] = (random) => ({
  userID: random.pick(touched),
  changes: random.pick<Data>([
    { memberNumber: random.pick(['3001', ...numbers]) },
    { active: random.chance(0.6) },
    { phone: '+49 1234 567890' },
    { discount: random.pick([0, 10]) },
  ]),
});

const erase: Order['data'] = (random) => ({ userID: random.pick(touched), force: random.chance(0.7) });

const registeredSchema = v.object({ personId: v.string(), person: v.object({ email: v.string() }) });

/** Somebody types the code of a letter: one that is good, or was, or never counted. Null where there is no letter yet. */
const confirm: Order['data'] = (random, { post, safe }) => {
  const letters = post.history.flatMap(({ wish }) => {
    const { success, output } = v.safeParse(registeredSchema, wish.data);
    const codes = success ? [...safe.codes.values()].filter(({ personId: id }) => id === output.personId) : [];
    return success ? codes.map(({ code }) => ({ credential: output.person.email, code, password })) : [];
  });
  const [first, ...others] = letters;
  return first ? random.pick([first, ...others]) : null;
};

const orders: readonly [Order, ...Order[]] = [
  { type: 'RegisterPerson', actor: admin, data: register },
  { type: 'RegisterPerson', actor: admin, data: register },
  { type: 'UpdatePerson', actor: admin, data: change },
  { type: 'ErasePerson', actor: admin, data: erase },
  { type: 'VerifyPerson', actor: null, data: confirm },
];

/** Registers, changes and erases people, and lets newcomers confirm themselves, `errands` times. */
export const secretary = async (
  world: World,
  post: Post,
  { safe, errands }: Readonly<{ safe: Safe; errands: number }>,
): Promise<void> => {
  const { random, agenda } = world;
  const keyForTwo = keyFor((_, wish) => ({ ...wish, data: register(random, { post, safe }) }));
  for (let errand = 0; errand < errands; errand += 1) {
    await agenda.pause(random.between(0, 3_000), 'the secretary takes up a letter');
    const { type, actor, data: write } = random.pick(orders);
    const data = write(random, { post, safe });
    const ways = type === 'RegisterPerson' ? ([...habits, keyForTwo] as const) : habits;
    if (data !== null) await random.pick(ways)(world, post, { type, actor, idempotencyKey: random.uuid(), data });
  }
};
