import * as v from 'valibot';
import type { Delivery } from '../core/message.ts';

/** What a failure of nodemailer tells: its own code, the server's, and in answer to which command. */
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

/** Said of this very letter, for good. */
const final = ({ code, responseCode, command }: Failure): Delivery | null => {
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', problem: 'ADDRESS_INVALID' };
  if (responseCode === undefined || responseCode < 500) return null;
  if (code === 'EENVELOPE' && command === 'RCPT TO') return { outcome: 'refused', problem: 'RECIPIENT_REFUSED' };
  return code === 'EMESSAGE' ? { outcome: 'refused', problem: 'SERVER_REFUSED' } : null;
};

/**
 * What to do after a failure. Only what is said of this very letter for good (5xx for its recipient or its content) is the end of
 * it; a server that is away, busy, or does not let us in, may be another one tomorrow. What the server said is not passed on: it may
 * quote the address.
 */
export const describeRefusal = (error: unknown): Delivery => {
  const failure = v.safeParse(failureSchema, error);
  if (!failure.success) return later('SERVER_AWAY', true);
  const { responseCode } = failure.output;
  if (responseCode === undefined) return final(failure.output) ?? later('SERVER_AWAY', true);
  return final(failure.output) ?? later(responseCode < 500 ? 'SERVER_BUSY' : 'SERVER_REFUSED', false);
};
