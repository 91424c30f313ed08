import { previousBuild } from '../build/builds.ts';
import { putBack } from '../build/replaceBuild.ts';
import { StartRefused } from '../host/startRefused.ts';
import { type Answer, askSupervisor } from './askSupervisor.ts';
import type { Control } from './controlEndpoint.ts';

/** The last two together: the gateway reads the tables that the projection-service of its release builds. */
const groups = [['command-service'], ['mail-service'], ['projection-service', 'graphql-gateway']];

/** `failed`: the sentences of those that did not come up. */
type Outcome = Readonly<{ replaced: readonly string[]; failed: readonly string[] }>;

const replaceGroup = async (control: Control, names: readonly string[]): Promise<Outcome> => {
  const asked = names.map(async (name) => ({ name, answer: await askSupervisor(control, `/restart/${name}`) }));
  const answers: readonly Readonly<{ name: string; answer: Answer }>[] = await Promise.all(asked);
  return {
    replaced: answers.filter(({ answer }) => answer.status === 204).map(({ name }) => name),
    failed: answers.filter(({ answer }) => answer.status !== 204).map(({ answer }) => answer.text),
  };
};

/**
 * Replaces all services of an instance whose supervisor is of before 0.2.0: it restarts one at a time, and always from `dist`. Where one does not
 * come up, the previous build is put back there and those that were replaced are started from it. Throws StartRefused then.
 */
export const restartOlder = async (root: string, control: Control): Promise<void> => {
  const replaced: string[] = [];
  for (const names of groups) {
    const outcome = await replaceGroup(control, names);
    replaced.push(...outcome.replaced);
    if (outcome.failed.length === 0) continue;
    const previous = previousBuild(root);
    if (previous === null) throw new StartRefused(`${outcome.failed.join(' ')} The previous build was not kept.`);
    putBack(root, previous);
    const back = await replaceGroup(control, replaced);
    throw new StartRefused([...outcome.failed, 'The previous build goes on.', ...back.failed].join(' '));
  }
};
