import { type LevelWithSilent, type Logger, pino } from 'pino';

type Options = Readonly<{ name: string; level: LevelWithSilent; redact?: string[] }>;

/** Where standard output is on a full disk the service continues: at most a megabyte of its log is buffered, the rest is lost. */
const standardOutput = () => pino.destination({ dest: 1, maxLength: 1_000_000 }).on('error', () => undefined);

/** The log of a service, as JSON lines. `redact`: paths that are removed because they may contain personal data. */
export const serviceLog = (options: Options): Logger => pino(options, standardOutput());
