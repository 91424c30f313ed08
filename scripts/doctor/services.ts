import { type Condition, type Readiness, readinessSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Examination, type Finding, unhealthy, unknown, healthy } from './finding.ts';

const timeoutMs = 1_800;

/** The readiness of all services, as the gateway reports it. */
const readinessOf = async (port: number): Promise<Readiness> => {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(timeoutMs) });
  return v.parse(readinessSchema, await answer.json());
};

const hints: Partial<Readonly<Record<Condition['code'], string>>> = {
  SCHEMA_TOO_NEW: 'a newer Platzwart has worked on this database: start that one again',
  COMMAND_SERVICE_UNAVAILABLE: 'it is started again by itself; if it stays away, see logs/command-service.log',
  PROJECTION_SERVICE_UNAVAILABLE: 'it is started again by itself; if it stays away, see logs/projection-service.log',
  LOG_NOT_FOLLOWED: 'run "npm run restart -- command-service"',
  STREAM_UNREADABLE: 'run "npm run verify-log": it names the event that is at fault',
};
const defaultHint = 'see the logs in the data folder';

const inWords = ({ code, sentence }: Condition): string => `${sentence} [${code}]`;

const findingOf = ({ problems, remarks }: Readiness): Finding => {
  const [first] = problems;
  const text = (first ? problems : remarks).map(inWords).join(' ');
  return first
    ? unhealthy('services', text, hints[first.code] ?? defaultHint)
    : healthy('services', text || 'all are ready');
};

/** Stopped read models have an examination of their own. */
const withoutReadModels = ({ problems, ...rest }: Readiness): Readiness => ({
  ...rest,
  problems: problems.filter(({ code }) => code !== 'READ_MODEL_STOPPED'),
});

export const services: Examination = async ({ runtime }) => {
  if (!runtime) return unknown('services', 'Platzwart is not running');
  try {
    return findingOf(withoutReadModels(await readinessOf(runtime.ports.operations)));
  } catch {
    return unhealthy(
      'services',
      'the graphql-gateway does not answer',
      'see logs/graphql-gateway.log in the data folder',
    );
  }
};
