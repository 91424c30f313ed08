import * as v from 'valibot';
import { personalDataSchema } from './userCommands.ts';

/** What is kept of somebody who is erased until their last letter is on its way: where it goes, how it greets, in which language. */
export const farewellSchema = v.pick(personalDataSchema, ['firstName', 'email', 'language']);
export type Farewell = v.InferOutput<typeof farewellSchema>;
