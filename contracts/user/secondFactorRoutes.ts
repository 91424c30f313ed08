import * as v from 'valibot';
import { personIdSchema, positionSchema } from '../core/index.ts';

/** Calls of the gateway that need more for an answer than ids, and so are no commands. */
const caller = { actor: personIdSchema, correlationId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) };
const rejected = v.object({ outcome: v.literal('rejected'), code: v.string(), fields: v.array(v.string()) });

/** `POST /second-factor/set-up`: a secret is made and kept, of no effect until a code of it has been seen. */
export const setUpSecondFactorSchema = v.object({ ...caller, password: v.pipe(v.string(), v.maxLength(1_024)) });
export type SetUpSecondFactor = v.InferOutput<typeof setUpSecondFactorSchema>;

/** `secret` in Base32, `uri` for an authenticator to scan. Rejected with ERR_WRONG_OLD_PASS. */
export const secondFactorSetUpSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('accepted'), secret: v.string(), uri: v.string() }),
  rejected,
]);

/** `POST /second-factor/enable`: `code` is what the authenticator shows. */
export const enableSecondFactorCallSchema = v.object({
  ...caller,
  code: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(100)),
});
export type EnableSecondFactorCall = v.InferOutput<typeof enableSecondFactorCallSchema>;

/** `codes` are told this once. Rejected with ERR_SECOND_FACTOR_INVALID. */
export const secondFactorEnabledSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('accepted'), position: v.nullable(positionSchema), codes: v.array(v.string()) }),
  rejected,
]);
