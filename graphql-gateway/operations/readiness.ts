import { type Condition, type Readiness, readinessOf, readinessSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

export type ReadinessOptions = Readonly<{
  areReadModelsCurrent: () => boolean;
  isStopping: () => boolean;
  commandServiceUrl: string;
  projectionServiceUrl: string;
  mailServiceUrl: string;
}>;

const timeoutMilliseconds = 1000;

type BackendService = Readonly<{ name: string; url: string; code: Condition['code'] }>;

/** The state that a service behind the gateway reports; waits at most a second for it. */
const readinessAt = async ({ name, url, code }: BackendService): Promise<Readiness> => {
  const named = (conditions: readonly Condition[]): readonly Condition[] =>
    conditions.map((each) => ({ ...each, sentence: `${name}: ${each.sentence}` }));
  try {
    const response = await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(timeoutMilliseconds) });
    const { problems, remarks } = v.parse(readinessSchema, await response.json());
    return readinessOf(named(problems), named(remarks));
  } catch {
    return readinessOf([{ code, sentence: `The ${name} does not answer.` }]);
  }
};

const ownConditions = ({ areReadModelsCurrent, isStopping }: ReadinessOptions): readonly Condition[] => [
  ...(isStopping() ? [{ code: 'STOPPING', sentence: 'The gateway is being stopped.' } as const] : []),
  ...(areReadModelsCurrent()
    ? []
    : [{ code: 'READ_MODELS_UNAVAILABLE', sentence: 'The read models in PostgreSQL cannot be read.' } as const]),
];

/** The problems of the whole instance, as the gateway sees them; never rejects. */
export const readReadiness = async (options: ReadinessOptions): Promise<Readiness> => {
  const { commandServiceUrl, projectionServiceUrl, mailServiceUrl } = options;
  const [mail, ...backends] = await Promise.all([
    readinessAt({ name: 'mail-service', url: mailServiceUrl, code: 'MAIL_SERVICE_UNAVAILABLE' }),
    readinessAt({ name: 'command-service', url: commandServiceUrl, code: 'COMMAND_SERVICE_UNAVAILABLE' }),
    readinessAt({ name: 'projection-service', url: projectionServiceUrl, code: 'PROJECTION_SERVICE_UNAVAILABLE' }),
  ]);
  return readinessOf(
    [...ownConditions(options), ...backends.flatMap(({ problems }) => problems)],
    // People can book without e-mails: a failing mail-service is reported as a remark, not as a problem.
    [...backends.flatMap(({ remarks }) => remarks), ...mail.problems, ...mail.remarks],
  );
};
