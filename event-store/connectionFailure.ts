import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '@platzwart/service-process/refusal';
import { SchemaTooNew } from './migrations.ts';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its address',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name could not be looked up',
  ETIMEDOUT: 'it did not answer in time',
  EHOSTUNREACH: 'there is no way to its host',
  ERR_INVALID_URL: 'its address is not a valid URL',
  '28P01': 'the password is wrong',
  '28000': 'this user may not sign in',
  '3D000': 'the database does not exist there',
  '53300': 'it has no connection left to give',
  '57P03': 'it is still starting up',
  '42501': 'this user lacks a right there',
  // Status codes of gRPC, as EventStoreDB answers them.
  '4': 'it did not answer in time',
  '7': 'this user lacks a right there',
  '14': 'nothing answers at its address',
  '16': 'this user may not sign in',
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The error itself and what lies under it, outermost first. */
const layersOf = (error: unknown): readonly unknown[] => {
  if (!(error instanceof Error)) return [error];
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? [error] : [error, ...layersOf(inner)];
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * One plain sentence for operators about why a program cannot work with `what`, e.g. "The database (DATABASE_URL)".
 * Names no password. SchemaTooNew speaks for itself.
 */
export const describeConnectionFailure = (error: unknown, what: string): string => {
  if (error instanceof SchemaTooNew) return error.message;
  const layers = layersOf(error);
  const reason = layers.map((layer) => reasons[codeOf(layer)]).find((known) => known !== undefined);
  return `${what} cannot be used: ${reason ?? messageOf(layers.at(-1)).replace(/\.$/, '')}.`;
};

/** An operator waits at most five seconds for the sentence. */
const patience = 4_500;

/** What `work` opens. Rejects with StartRefused where that fails or takes longer than 4.5 s; `what` begins the sentence. */
export const orRefuse = async <Opened>(what: string, work: Promise<Opened>): Promise<Opened> => {
  const tooLate = pause(patience, undefined, { ref: false }).then((): never => {
    throw new StartRefused(`${what} did not answer within ${patience / 1_000} seconds.`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(describeConnectionFailure(error, what));
  }
};
