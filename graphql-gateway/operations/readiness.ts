import { type Condition, type Readiness, readinessOf, readinessSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

export type HouseParts = Readonly<{
  areReadModelsCurrent: () => boolean;
  isStopping: () => boolean;
  commandServiceUrl: string;
  projectionServiceUrl: string;
  mailServiceUrl: string;
}>;

const patienceMilliseconds = 1000;

type Neighbour = Readonly<{ name: string; url: string; code: Condition['code'] }>;

/** What a service behind the gateway says of itself, asked for at most a second. */
const readinessAt = async ({ name, url, code }: Neighbour): Promise<Readiness> => {
  const named = (conditions: readonly Condition[]): readonly Condition[] =>
    conditions.map((each) => ({ ...each, sentence: `${name}: ${each.sentence}` }));
  try {
    const response = await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(patienceMilliseconds) });
    const { problems, remarks } = v.parse(readinessSchema, await response.json());
    return readinessOf(named(problems), named(remarks));
  } catch {
    return readinessOf([{ code, sentence: `The ${name} does not answer.` }]);
  }
};

const own = ({ areReadModelsCurrent, isStopping }: HouseParts): readonly Condition[] => [
  ...(isStopping() ? [{ code: 'STOPPING', sentence: 'The gateway is being stopped.' } as const] : []),
  ...(areReadModelsCurrent()
    ? []
    : [{ code: 'READ_MODELS_UNAVAILABLE', sentence: 'The read models in PostgreSQL cannot be read.' } as const]),
];

/** What is wrong in the whole house, as its front door knows it; never rejects. */
export const readHouse = async (parts: HouseParts): Promise<Readiness> => {
  const { commandServiceUrl, projectionServiceUrl, mailServiceUrl } = parts;
  const [mail, ...neighbours] = await Promise.all([
    readinessAt({ name: 'mail-service', url: mailServiceUrl, code: 'MAIL_SERVICE_UNAVAILABLE' }),
    readinessAt({ name: 'command-service', url: commandServiceUrl, code: 'COMMAND_SERVICE_UNAVAILABLE' }),
    readinessAt({ name: 'projection-service', url: projectionServiceUrl, code: 'PROJECTION_SERVICE_UNAVAILABLE' }),
  ]);
  return readinessOf(
    [...own(parts), ...neighbours.flatMap(({ problems }) => problems)],
    // Without letters people still book: that is told, and no reason to send them away.
    [...neighbours.flatMap(({ remarks }) => remarks), ...mail.problems, ...mail.remarks],
  );
};
