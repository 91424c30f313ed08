import axe from 'axe-core';
import { type Page, expect } from 'playwright/test';
import * as v from 'valibot';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** While a sheet asks something nothing else can be used, and what lies behind it is half covered. */
const sheet = `document.querySelector('dialog:modal')`;
const look = `axe.run(${sheet} ?? document, { runOnly: ${JSON.stringify(standards)}, resultTypes: ['violations', 'incomplete'] })`;
const nodesSchema = v.array(
  v.object({
    target: v.array(v.string()),
    any: v.array(
      v.object({ data: v.fallback(v.nullable(v.object({ messageKey: v.optional(v.nullable(v.string())) })), null) }),
    ),
  }),
);
const rulesSchema = v.array(v.object({ id: v.string(), nodes: nodesSchema }));
const resultSchema = v.object({ violations: rulesSchema, incomplete: rulesSchema });
type Rules = v.InferOutput<typeof rulesSchema>;

/** Where axe saw something else on top of a text, it has judged nothing of it. */
const unjudged = (incomplete: Rules): Rules =>
  incomplete.map(({ id, nodes }) => ({
    id: `not judged: ${id}`,
    nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'bgOverlap')),
  }));

/** Nothing on the screen moves any more, and nothing is dimmed because it waits for its successor. */
const untilStill = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
        return moving.length + document.querySelectorAll('[aria-busy="true"]').length;
      }),
    )
    .toBe(0);

type Kind = 'page' | 'drawing';

/**
 * What is wrong with the screen as it stands, by axe: `screen: rule at place`. No page of ours has frames. On a page every text
 * is to be judged; on a drawing, as the court plan is one, texts lie on top of each other's ground.
 */
export const findBarriers = async (page: Page, screen: string, kind: Kind = 'page'): Promise<readonly string[]> => {
  await untilStill(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const { violations, incomplete } = v.parse(resultSchema, await page.evaluate(look));
  // axe knows nothing of the top layer: it takes what lies behind a sheet for something in front of it.
  const isSheet = await page.evaluate(`${sheet} !== null`);
  const open = kind === 'page' && !isSheet ? unjudged(incomplete) : [];
  return [...violations, ...open].flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${screen}: ${id} at ${target.join(' ')}`),
  );
};
