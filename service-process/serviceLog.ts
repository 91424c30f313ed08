import { type LevelWithSilent, type Logger, pino } from 'pino';

type Options = Readonly<{ name: string; level: LevelWithSilent; redact?: string[] }>;

/** Standard output may lie on a full disk: then the service goes on, at most a megabyte of its log waits, the rest is lost. */
const standardOutput = () => pino.destination({ dest: 1, maxLength: 1_000_000 }).on('error', () => undefined);

/** What a service tells of itself, as JSON lines. `redact`: paths that are left out because they may quote people's data. */
export const serviceLog = (options: Options): Logger => pino(options, standardOutput());
