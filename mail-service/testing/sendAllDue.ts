import { type Sending, sendDue } from '../core/sender.ts';

/** Sends a batch of both lanes, the urgent one first; answers whether to continue at once. */
export const sendAllDue = (sending: Sending): (() => Promise<boolean>) => {
  const [urgent, others] = [sendDue(sending, 'urgent'), sendDue(sending, 'others')];
  return async () => {
    const isMoreUrgent = await urgent();
    return (await others()) || isMoreUrgent;
  };
};
