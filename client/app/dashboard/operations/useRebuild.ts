import { graphql, useMutation } from 'react-relay';
import type { useRebuildMutation } from '../../../__generated__/useRebuildMutation.graphql.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';

/** Requests the rebuild of a read model; twice is once, as long as it has not ended. */
export const useRebuild = () => {
  const notify = useNotify();
  const errorText = useErrorText();
  const [commit, isBusy] = useMutation<useRebuildMutation>(graphql`
    mutation useRebuildMutation($name: String!) {
      rebuildReadModel(name: $name) {
        success
        msg
      }
    }
  `);
  const rebuild = (name: string) =>
    commit({
      variables: { name },
      onCompleted: ({ rebuildReadModel }) => notify({ kind: 'success', text: rebuildReadModel.msg }),
      onError: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
  return { rebuild, isBusy };
};
