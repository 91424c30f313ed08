import { join } from 'node:path';
import { exitCodeOfRefusal } from '@platzwart/service-process/refusal';
import { StartRefused } from '../host/startRefused.ts';
import { untilHealthy } from './health.ts';
import type { ServiceDefinition, ServiceProcess } from './serviceProcess.ts';

type Dependencies = Readonly<{ logFolder: string; ending: AbortSignal }>;

const timeoutMs = 180_000;

const refusal = (name: string, code: number | null, words: readonly string[]): StartRefused => {
  if (code === exitCodeOfRefusal && words.length > 0) return new StartRefused([...new Set(words)].join('\n'));
  return new StartRefused(`${name} ended while it started (code ${code ?? 'none'}):\n${words.slice(-12).join('\n')}`);
};

/**
 * Resolves when the service is healthy. Throws StartRefused with the service's own sentences when it ends instead, or when it is not
 * healthy within three minutes.
 */
export const requireHealthy = async (
  service: ServiceProcess,
  { name, healthUrl }: ServiceDefinition,
  { logFolder, ending }: Dependencies,
): Promise<void> => {
  const ended = new AbortController();
  void service.hasEnded.then(() => ended.abort());
  const enough = AbortSignal.any([ended.signal, ending, AbortSignal.timeout(timeoutMs)]);
  if (await untilHealthy(healthUrl, enough)) return;
  ending.throwIfAborted();
  if (ended.signal.aborted) throw refusal(name, await service.hasEnded, service.lastOutput());
  const log = join(logFolder, `${name}.log`);
  throw new StartRefused(`${name} is not ready after ${timeoutMs / 60_000} minutes: see ${log}.`);
};
