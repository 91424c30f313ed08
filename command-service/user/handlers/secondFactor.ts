import type { Vault } from '@platzwart/vault';
import { stepOfTimeCode } from './timeCodes.ts';

type Dependencies = Readonly<{
  secondFactors: Pick<Vault['secondFactors'], 'secretOf' | 'useStep' | 'useRecoveryCode'>;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

/** `recoveryCodeId`: the recovery code that was used; null for a code of the app. */
export type SecondFactorUse = Readonly<{ fits: false }> | Readonly<{ fits: true; recoveryCodeId: string | null }>;

const ofTheApp = /^\d{6}$/;
const wrong: SecondFactorUse = { fits: false };

/** Whether `code` is valid for the factor now. Each code is accepted once, so an observed code cannot be used again. */
export const useSecondFactor = async (
  { secondFactors, clock }: Dependencies,
  factorId: string,
  code: string,
): Promise<SecondFactorUse> => {
  const digits = code.replaceAll(' ', '');
  if (!ofTheApp.test(digits)) {
    const recoveryCodeId = await secondFactors.useRecoveryCode(factorId, code);
    return recoveryCodeId === null ? wrong : { fits: true, recoveryCodeId };
  }
  const secret = await secondFactors.secretOf(factorId);
  const step = secret === null ? null : stepOfTimeCode(secret, digits, clock());
  if (step === null || !(await secondFactors.useStep(factorId, step))) return wrong;
  return { fits: true, recoveryCodeId: null };
};
