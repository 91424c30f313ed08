import { answersHealthy } from '../core/serviceHealth.ts';

/** `degraded` with a code for each part of the house that does not answer. */
export type Health = Readonly<{ status: 'ok' | 'degraded'; problems: readonly string[] }>;

export type HealthParts = Readonly<{
  areReadModelsCurrent: () => boolean;
  commandServiceUrl: string;
  projectionServiceUrl: string;
}>;

/** Whether everything behind the gateway answers; asked of each part anew, for at most a second. */
export const healthOf = async (parts: HealthParts): Promise<Health> => {
  const [commands, projections] = await Promise.all([
    answersHealthy(new URL('/health', parts.commandServiceUrl)),
    answersHealthy(new URL('/health', parts.projectionServiceUrl)),
  ]);
  const problems = [
    ...(parts.areReadModelsCurrent() ? [] : ['READ_MODELS_UNAVAILABLE']),
    ...(commands ? [] : ['COMMAND_SERVICE_UNAVAILABLE']),
    ...(projections ? [] : ['PROJECTION_SERVICE_UNAVAILABLE']),
  ];
  return { status: problems.length === 0 ? 'ok' : 'degraded', problems };
};
