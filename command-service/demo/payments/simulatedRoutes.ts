import type { SimulatedAnswer } from './simulatedPayments.ts';

/** `path`: of the whole call below the provider's address; its first group, if it has one, is the id that `answer` gets. */
export type SimulatedRoute = Readonly<{
  method: string;
  path: RegExp;
  answer: (id: string, input: unknown) => SimulatedAnswer;
}>;

/** The answer of the first route that fits; null if there is none. */
export const answerByRoutes =
  (routes: readonly SimulatedRoute[]) =>
  (method: string, path: string, input: unknown): SimulatedAnswer | null => {
    for (const route of routes) {
      const match = route.method === method ? route.path.exec(path) : null;
      if (match) return route.answer(match[1] ?? '', input);
    }
    return null;
  };
