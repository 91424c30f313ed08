import { fileURLToPath } from 'node:url';
import { type ICruiseResult, cruise } from 'dependency-cruiser';
import { workspaces } from '../../scripts/check/checks.ts';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The violations that dependency-cruiser finds, by our rules, in the workspaces below `baseDir`. */
export const cruiseRepository = async (baseDir: string): Promise<ICruiseResult> => {
  const options = await extractOptions(`${root}.dependency-cruiser.mjs`);
  const { output } = await cruise(workspaces, { ...options, baseDir });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text instead of a report');
  return output;
};

export const violationsIn = ({ summary }: ICruiseResult): readonly string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
