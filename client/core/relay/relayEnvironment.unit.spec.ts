import { commitMutation } from 'relay-runtime';
import { expect, it } from 'vitest';
import importMutation, { type useImportMutation } from '../../__generated__/useImportMutation.graphql.ts';
import { createRelayEnvironment } from './relayEnvironment.ts';

it('the store names the answer to an import without the list of people', async () => {
  const csv = 'Vorname;Nachname\n;Adler\n;Berg';
  const problems = [2, 3].map((line) => ({ line, field: 'firstName', code: 'ERR_INVALID_INPUT', value: null }));
  const environment = createRelayEnvironment(() =>
    Promise.resolve({ data: { importUsers: { created: 0, problems } } }),
  );
  await new Promise((resolve, reject) => {
    commitMutation<useImportMutation>(environment, {
      mutation: importMutation,
      variables: { csv, dryRun: true },
      onCompleted: resolve,
      onError: reject,
    });
  });
  const names = environment.getStore().getSource().getRecordIDs();
  expect(names).toContain('client:import:problems:1');
  expect(names.filter((name) => name.includes('Adler'))).toEqual([]);
});
