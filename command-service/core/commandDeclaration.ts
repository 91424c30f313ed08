import * as v from 'valibot';
import type { Call } from './call.ts';
import { refusal } from './commandAnswers.ts';
import type { Answer } from './commandStream.ts';
import { inputPaths } from './inputPaths.ts';

export type Handler<Data> = (data: Data, call: Call) => Promise<Answer<string>>;

/**
 * Who may send a command: anybody (the handler checks the caller), an active ADMIN or the system itself, or an active ADMIN in person,
 * never the system: the secret of the system alone must not suffice to erase or register a person (decisions.md C5).
 */
export type Sender = 'anybody' | 'admin' | 'admin in person';

/** A command that this service accepts from outside: who may send it, its schema and its handler. */
export type CommandDeclaration<Dependencies> = Readonly<{
  sender: Sender;
  schema: v.GenericSchema;
  handler: (dependencies: Dependencies) => Handler<unknown>;
}>;

/** Outside data is parsed here, once. The handler refuses with ERR_INVALID_INPUT and the paths of the invalid inputs. */
export const command = <Schema extends v.GenericSchema, Dependencies>(
  schema: Schema,
  sender: Sender,
  handler: (dependencies: Dependencies) => Handler<v.InferOutput<Schema>>,
): CommandDeclaration<Dependencies> => ({
  sender,
  schema,
  handler: (dependencies) => {
    const handle = handler(dependencies);
    return async (data, call) => {
      const result = v.safeParse(schema, data);
      return result.success ? handle(result.output, call) : refusal('ERR_INVALID_INPUT', ...inputPaths(result.issues));
    };
  },
});
