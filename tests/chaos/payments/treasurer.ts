import * as v from 'valibot';
import { emailOf } from '../../support/testInstance.ts';
import { callGraphql, signIn } from '../../support/graphqlClient.ts';

const tasksSchema = v.object({
  paymentTasks: v.array(v.object({ _id: v.string(), kind: v.string() })),
});

/** An ADMIN who has every refund that failed tried again. */
export const startTreasurer = async (url: string) => {
  const token = await signIn(url, emailOf('admin'));
  return {
    retryFailedRefunds: async (): Promise<void> => {
      const { data } = await callGraphql(url, { query: '{ paymentTasks { _id kind } }', variables: {}, token });
      if (!data) return;
      const failed = v.parse(tasksSchema, data).paymentTasks.filter(({ kind }) => kind === 'REFUND_FAILED');
      const query = 'mutation ($id: ID!) { retryOnlineRefund(id: $id) { success } }';
      for (const { _id: id } of failed) await callGraphql(url, { query, variables: { id }, token });
    },
  };
};
export type Treasurer = Awaited<ReturnType<typeof startTreasurer>>;
