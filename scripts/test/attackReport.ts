import * as v from 'valibot';
import type { StageResult } from './stage.ts';

const findingSchema = v.object({ id: v.string(), says: v.string(), violations: v.array(v.string()) });
const reportSchema = v.array(v.object({ title: v.string(), calls: v.number(), findings: v.array(findingSchema) }));

type Attack = v.InferOutput<typeof reportSchema>[number];

const isBroken = ({ violations }: v.InferOutput<typeof findingSchema>): boolean => violations.length > 0;

const noteOf = ({ title, calls, findings }: Attack): string =>
  `Attack: ${title}, ${calls} calls, ${findings.reduce((sum, { violations }) => sum + violations.length, 0)} violations`;

/** Counts from the report of `npm run test:chaos`: every invariant of every attack is one case. The notes name the attacks. */
export const readAttackReport = (report: unknown): StageResult => {
  const attacks = v.parse(reportSchema, report);
  const findings = attacks.flatMap((attack) => attack.findings.map((finding) => ({ ...finding, in: attack.title })));
  const broken = findings.filter(isBroken);
  return {
    passed: findings.length - broken.length,
    failed: broken.length,
    skipped: [],
    notes: [
      ...attacks.map(noteOf),
      ...broken.map(
        ({ id, says, violations, in: title }) => `Failed: ${title}: ${id}, ${says}: ${violations[0] ?? ''}`,
      ),
    ],
  };
};
