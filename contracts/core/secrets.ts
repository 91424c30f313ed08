import * as v from 'valibot';

const weak = 'must be at least 32 characters that nobody can guess; `openssl rand -hex 32` makes such a secret';

/** Characters that follow each other in the alphabet, in numbers and on keyboards. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
];
const neighbours = new Set(
  rows.flatMap((row) => Array.from({ length: row.length - 1 }, (_, index) => row.slice(index, index + 2))),
);
const isNeighbour = (one: string, other: string): boolean =>
  one === other || neighbours.has(one + other) || neighbours.has(other + one);

/** Of random hexadecimal digits about a sixth are like that. */
const maxShareOfNeighbours = 0.6;

const isSequential = (secret: string): boolean => {
  const characters = Array.from(secret.toLowerCase());
  const followed = characters.filter((each, index) => index > 0 && isNeighbour(characters[index - 1] ?? '', each));
  return followed.length > maxShareOfNeighbours * (characters.length - 1);
};

/** Whether it is one text, written at least twice in a row, the last time perhaps not to its end. */
const isRepeated = (secret: string): boolean =>
  Array.from({ length: Math.floor(secret.length / 2) }, (_, index) => index + 1).some(
    (length) => secret.slice(length) === secret.slice(0, -length),
  );

const isVaried = (secret: string): boolean => new Set(secret).size >= 10;

/** What stands in examples and documentation until somebody replaces it. */
const isSample = (secret: string): boolean =>
  /change.?(?:me|this|it)|replace.?(?:me|this)|your.?(?:own.?)?secret|placeholder|sample|openssl/i.test(secret);

const isHardToGuess = (secret: string): boolean =>
  isVaried(secret) && !isRepeated(secret) && !isSequential(secret) && !isSample(secret);

/** A secret from the environment: at least 32 characters, not repeated, sequential or a sample. */
export const secretSchema = v.config(
  v.pipe(v.string('must be set'), v.nonEmpty('must be set'), v.minLength(32, weak), v.check(isHardToGuess, weak)),
  { abortPipeEarly: true },
);

type SharedSecrets = Readonly<{ SESSION_SECRET?: string | undefined; SERVICE_SECRET?: string | undefined }>;

/** A sentence where both are the same: whoever learns the one between the services could sign sessions. */
export const equalSecrets = ({ SESSION_SECRET, SERVICE_SECRET }: SharedSecrets): readonly string[] =>
  SESSION_SECRET !== undefined && SESSION_SECRET === SERVICE_SECRET
    ? ['SESSION_SECRET: must not be the same as SERVICE_SECRET; `openssl rand -hex 32` makes another one']
    : [];
