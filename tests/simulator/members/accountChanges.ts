import { personId } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { SeededRandom } from '../../../command-service/demo/seededRandom.ts';
import type { VaultData } from '../services/vaultData.ts';
import type { World } from '../world/world.ts';
import { sendingHabits, keyFor } from './sendingHabits.ts';
import type { SimulatedGateway } from './gateway.ts';
import { type Request, admin, numberOf, registration } from './requests.ts';

type Data = Request['data'];
type Action = Readonly<{
  type: Request['type'];
  actor: Request['actor'];
  data: (random: SeededRandom, context: Context) => Data;
}>;
type Context = Readonly<{ gateway: SimulatedGateway; vaultData: VaultData }>;

/** Fewer addresses and numbers than people, so that they conflict all the time; the last one belongs to a member. */
const emails = ['neu@platzwart.example', 'auch.neu@platzwart.example', 'mitglied6@platzwart.example'] as const;
const numbers = ['2001', '2002'] as const;
/** The accounts that change: the last three booking members, so that the others can always book, and new members. */
const touched = [numberOf(3), numberOf(4), numberOf(5), ...numbers] as const;
const password = 'vierzehn gelbe Filzkugeln';

const register: Action['data'] = (random) => ({
  ...registration({
    personId: personId(`c0000000-0000-4000-8000-00000000000${random.between(1, 5)}`),
    memberNumber: random.pick([null, ...numbers]),
    email: random.pick(emails),
  }),
  verified: random.chance(0.4),
});

const change: Action['data'] = (random) => ({
  userID: random.pick(touched),
  changes: random.pick<Data>([
    { memberNumber: random.pick(['3001', ...numbers]) },
    { active: random.chance(0.6) },
    { phone: '+49 1234 567890' },
    { discount: random.pick([0, 10]) },
  ]),
});

const erase: Action['data'] = (random) => ({ userID: random.pick(touched), force: random.chance(0.7) });

const registeredSchema = v.object({ personId: v.string(), person: v.object({ email: v.string() }) });

/** Submits a code from an e-mail: a valid, an expired or an invalid one. Null if no e-mail was sent yet. */
const confirm: Action['data'] = (random, { gateway, vaultData }) => {
  const codesOfEmails = gateway.history.flatMap(({ request }) => {
    const { success, output } = v.safeParse(registeredSchema, request.data);
    const codes = success ? [...vaultData.codes.values()].filter(({ personId: id }) => id === output.personId) : [];
    return success ? codes.map(({ code }) => ({ credential: output.person.email, code, password })) : [];
  });
  const [first, ...others] = codesOfEmails;
  return first ? random.pick([first, ...others]) : null;
};

const actions: readonly [Action, ...Action[]] = [
  { type: 'RegisterPerson', actor: admin, data: register },
  { type: 'RegisterPerson', actor: admin, data: register },
  { type: 'UpdatePerson', actor: admin, data: change },
  { type: 'ErasePerson', actor: admin, data: erase },
  { type: 'VerifyPerson', actor: null, data: confirm },
];

/** Registers, changes and erases people, and confirms new members, `tasks` times. */
export const changeAccounts = async (
  world: World,
  gateway: SimulatedGateway,
  { vaultData, tasks }: Readonly<{ vaultData: VaultData; tasks: number }>,
): Promise<void> => {
  const { random, scheduler } = world;
  const keyForTwo = keyFor((_, request) => ({ ...request, data: register(random, { gateway, vaultData }) }));
  for (let task = 0; task < tasks; task += 1) {
    await scheduler.pause(random.between(0, 3_000), 'an admin takes up an email');
    const { type, actor, data: write } = random.pick(actions);
    const data = write(random, { gateway, vaultData });
    const ways = type === 'RegisterPerson' ? ([...sendingHabits, keyForTwo] as const) : sendingHabits;
    if (data !== null) await random.pick(ways)(world, gateway, { type, actor, idempotencyKey: random.uuid(), data });
  }
};
