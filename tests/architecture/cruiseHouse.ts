import { fileURLToPath } from 'node:url';
import { type ICruiseResult, cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export const house = fileURLToPath(new URL('../../', import.meta.url));
export const rooms = [
  'contracts',
  'service-process',
  'event-store',
  'command-service',
  'projection-service',
  'mail-service',
  'graphql-gateway',
  'client',
  'tests',
  'scripts',
];

/** What dependency-cruiser finds in the rooms of the house below `baseDir`, by our rules. */
export const cruiseHouse = async (baseDir: string): Promise<ICruiseResult> => {
  const options = await extractOptions(`${house}.dependency-cruiser.mjs`);
  const { output } = await cruise(rooms, { ...options, baseDir });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text instead of a report');
  return output;
};

export const violationsIn = ({ summary }: ICruiseResult): readonly string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
