import { Counter, type Registry } from 'prom-client';
import type { CommandService } from '../commandService.ts';

export type SignIn = CommandService['signIn'];

/** The same function, counted. */
export const countSignIns = (registry: Registry): ((signIn: SignIn) => SignIn) => {
  const signIns = new Counter({
    name: 'platzwart_sign_ins_total',
    help: 'Sign-ins that were answered, by outcome (signed-in, or the code of the refusal).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (signIn) => async (request) => {
    const answer = await signIn(request);
    signIns.inc({ outcome: answer.outcome === 'signed-in' ? answer.outcome : answer.code });
    return answer;
  };
};
