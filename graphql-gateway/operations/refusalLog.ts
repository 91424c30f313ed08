/**
 * A call that was refused. `code`: of the refusal, or the status of an endpoint without codes, e.g. `HTTP_404`. `operation`: the name the call
 * is counted under, or the path of the endpoint. `personId`: null without a session. Names nobody, and holds neither address nor token.
 */
export type RefusedAccess = Readonly<{ code: string; operation: string; personId: string | null }>;
export type OnRefused = (refused: RefusedAccess) => void;
/** `times`: how often it was refused since the line before about the same. */
export type RefusalLine = RefusedAccess & Readonly<{ times: number }>;

export type RefusalLog = Readonly<{
  note: OnRefused;
  /** Writes what is only counted yet. */
  end: () => void;
}>;

const minute = 60_000;
/** Different refusals of one minute; what is beyond them is counted together. */
const mostKinds = 500;

/** Codes that say that somebody may not do what they asked for. All others are about its content or its moment. */
const aboutAccess = new Set(['LOGIN_REQUIRED', 'ERR_NOT_AUTHORIZED', 'HTTP_401', 'HTTP_403', 'HTTP_404', 'HTTP_429']);
/** A document that the gateway does not execute: no page sends one. */
const isForeignDocument = ({ code, operation }: RefusedAccess): boolean =>
  code === 'ERR_INVALID_INPUT' && operation === 'unknown';

/**
 * Logs refused access (ASVS V16.3.2, V16.3.3): the first of a kind at once, those of the following minute together at its end. So each is in the
 * log, and nobody can fill the disk with refused calls.
 */
export const refusalLog = (write: (line: RefusalLine) => void): RefusalLog => {
  let counted = new Map<string, RefusalLine>();
  let timer: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const lines = [...counted.values()].filter(({ times }) => times > 0);
    counted = new Map();
    lines.forEach(write);
  };
  const keyOf = ({ code, operation, personId }: RefusedAccess): string => JSON.stringify([code, operation, personId]);
  const kindOf = (refused: RefusedAccess): RefusedAccess =>
    counted.size < mostKinds || counted.has(keyOf(refused))
      ? refused
      : { code: refused.code, operation: 'others', personId: null };
  return {
    note: (refused) => {
      if (!aboutAccess.has(refused.code) && !isForeignDocument(refused)) return;
      const kind = kindOf(refused);
      const known = counted.get(keyOf(kind));
      counted.set(keyOf(kind), { ...kind, times: (known?.times ?? -1) + 1 });
      if (!known) write({ ...kind, times: 1 });
      timer ??= setTimeout(end, minute).unref();
    },
    end,
  };
};
