import * as v from 'valibot';
import { personIdSchema, positionSchema, textSchema } from '../core/index.ts';
import { codeSchema, givenPasswordSchema } from './userCommands.ts';

/** Calls of the gateway whose responses contain more than ids, and which therefore are no commands. */
const caller = { actor: personIdSchema, correlationId: v.pipe(textSchema, v.minLength(1), v.maxLength(200)) };
const rejected = v.object({ outcome: v.literal('rejected'), code: v.string(), fields: v.array(v.string()) });

/** `POST /second-factor/set-up`: creates and stores a secret. It has no effect until a code of it has been confirmed. */
export const setUpSecondFactorSchema = v.object({ ...caller, password: givenPasswordSchema });
export type SetUpSecondFactor = v.InferOutput<typeof setUpSecondFactorSchema>;

/** `secret` in Base32, `uri` for an authenticator to scan. Rejected with ERR_WRONG_OLD_PASS. */
export const secondFactorSetUpSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('accepted'), secret: v.string(), uri: v.string() }),
  rejected,
]);

/** `POST /second-factor/enable`: `code` is the one that the authenticator shows. */
export const enableSecondFactorCallSchema = v.object({
  ...caller,
  code: codeSchema,
});
export type EnableSecondFactorCall = v.InferOutput<typeof enableSecondFactorCallSchema>;

/** `codes` are returned only this once. Rejected with ERR_SECOND_FACTOR_INVALID. */
export const secondFactorEnabledSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('accepted'), position: v.nullable(positionSchema), codes: v.array(v.string()) }),
  rejected,
]);
