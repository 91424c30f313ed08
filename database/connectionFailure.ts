import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '@platzwart/service-process/refusal';
import { DataRefused } from './surveySchemas.ts';

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
  // Status codes of gRPC, as EventStoreDB returns them.
  '4': 'it did not answer in time',
  '7': 'this user lacks a right there',
  '14': 'nothing answers at its address',
  '16': 'this user may not sign in',
};

/** A server whose certificate is not trusted answers, but gRPC gives the same status code as for one that does not. */
const untrusted = /certificate|self.signed/i;
const untrustedReason = 'its certificate is not trusted: name the authority that issued it by tlsCAFile';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The error itself and its causes, outermost first. */
const layersOf = (error: unknown): readonly unknown[] => {
  if (!(error instanceof Error)) return [error];
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? [error] : [error, ...layersOf(inner)];
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * One sentence for operators: why a program cannot work with `what`, e.g. "The database (DATABASE_URL)". Contains no password. The
 * message of SchemaTooNew is used as it is.
 */
export const describeConnectionFailure = (error: unknown, what: string): string => {
  if (error instanceof DataRefused) return error.message;
  const layers = layersOf(error);
  const isUntrusted = layers.some((layer) => untrusted.test(messageOf(layer)));
  const known = layers.map((layer) => reasons[codeOf(layer)]).find((reason) => reason !== undefined);
  const reason = isUntrusted ? untrustedReason : known;
  return `${what} cannot be used: ${reason ?? messageOf(layers.at(-1)).replace(/\.$/, '')}.`;
};

/** The maximum time until an operator gets the sentence. */
const patience = 4_500;

/** The result of `work`. Rejects with StartRefused where that fails; `what` begins the sentence. Waits as long as it takes. */
export const orRefuse = async <Opened>(what: string, work: Promise<Opened>): Promise<Opened> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(describeConnectionFailure(error, what));
  }
};

/** As `orRefuse`, and rejects with StartRefused where it takes longer than 4.5 s. */
export const orRefuseToStart = async <Opened>(what: string, work: Promise<Opened>): Promise<Opened> => {
  const tooLate = pause(patience, undefined, { ref: false }).then((): never => {
    throw new StartRefused(`${what} did not answer within ${patience / 1_000} seconds.`);
  });
  return orRefuse(what, Promise.race([work, tooLate]));
};
