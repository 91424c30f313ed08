/** The call was not accepted, so it had no effect. Codes of Node.js and of its fetch. */
const neverSent = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENOENT'],
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The connection broke during the call: its effect is unknown. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const tooLate = 'ETIMEDOUT';

/**
 * Classes of SQLSTATE that concern the server: connection, resources, operator intervention (PostgreSQL manual,
 * appendix A).
 */
const ofTheServer = /^(?:08|53|57)...$/;
/** Messages of node-postgres without a code. */
const ofTheDriver =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** The code of an error, or the first one among its causes; empty where there is none. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
};

/** Whether a call failed before it was accepted. */
export const wasNeverSent = (error: unknown): boolean => neverSent.has(codeOf(error));

/** Whether the connection broke during a call. */
export const wasBroken = (error: unknown): boolean => broken.has(codeOf(error));

/** Whether a failure concerns an unreachable server or a lost connection, and not the request. */
export const isConnectionFailure = (error: unknown): boolean => {
  const code = codeOf(error);
  if (wasNeverSent(error) || wasBroken(error) || code === tooLate || ofTheServer.test(code)) return true;
  return error instanceof Error && ofTheDriver.test(error.message);
};
