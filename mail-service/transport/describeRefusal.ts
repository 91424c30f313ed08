import * as v from 'valibot';
import type { Delivery } from '../core/mailTransport.ts';

/** The parts of a nodemailer failure: its own code, the server's code, and the command that was refused. */
const failureSchema = v.object({
  code: v.optional(v.string(), ''),
  responseCode: v.optional(v.number()),
  command: v.optional(v.string(), ''),
});

const later = (problem: Extract<Delivery, { outcome: 'later' }>['problem'], isAway: boolean): Delivery => ({
  outcome: 'later',
  problem,
  isAway,
});

type Failure = v.InferOutput<typeof failureSchema>;

/** A permanent refusal of this e-mail itself. */
const final = ({ code, responseCode, command }: Failure): Delivery | null => {
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', problem: 'ADDRESS_INVALID' };
  if (responseCode === undefined || responseCode < 500) return null;
  if (code === 'EENVELOPE' && command === 'RCPT TO') return { outcome: 'refused', problem: 'RECIPIENT_REFUSED' };
  return code === 'EMESSAGE' ? { outcome: 'refused', problem: 'SERVER_REFUSED' } : null;
};

/**
 * Decides what follows a failure. Only a permanent refusal of this e-mail (5xx for its recipient or its content) ends it; a server
 * that is unreachable, busy, or refuses the login may recover. The server's answer is not passed on, because it may quote the
 * address.
 */
export const describeRefusal = (error: unknown): Delivery => {
  const failure = v.safeParse(failureSchema, error);
  if (!failure.success) return later('SERVER_AWAY', true);
  const { responseCode } = failure.output;
  if (responseCode === undefined) return final(failure.output) ?? later('SERVER_AWAY', true);
  return final(failure.output) ?? later(responseCode < 500 ? 'SERVER_BUSY' : 'SERVER_REFUSED', false);
};
