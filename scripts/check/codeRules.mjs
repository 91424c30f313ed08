// Rules of this repository, as a plugin of oxlint (.oxlintrc.json).

/** The only names that may stand in the text of a statement: they name tables and come from our own code. */
const sqlNames = /^(?:schema|table|database|channel|columns|next|previous)$/;

/** What a decision would read of the world, and what it is called. */
const world = {
  "NewExpression[callee.name='Date']": 'clock',
  "MemberExpression[object.name='Date']": 'clock',
  "MemberExpression[property.name='Now']": 'clock',
  "CallExpression[callee.object.name='performance']": 'clock',
  "CallExpression[callee.object.name='Math'][callee.property.name='random']": 'randomness',
  "CallExpression[callee.name='randomUUID']": 'randomness',
  "CallExpression[callee.property.name='randomUUID']": 'randomness',
  AwaitExpression: 'waiting',
};

/**
 * A rule that forbids what some selectors find.
 * @param {Readonly<Record<string, string>>} messages what is said of each
 */
const forbid = (messages) => ({
  create: (/** @type {{ report: (finding: { node: unknown, message: string }) => void }} */ context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (/** @type {unknown} */ node) => context.report({ node, message }),
      ]),
    ),
});

const parametersOnly = `Values go to the database as parameters ($1), never into the text of a statement (names: ${sqlNames.source}).`;

export default {
  meta: { name: 'platzwart' },
  rules: {
    'sql-parameters': forbid({
      [`CallExpression[callee.property.name='query'] > TemplateLiteral > :not(TemplateElement):not(Identifier[name=${sqlNames}])`]:
        parametersOnly,
      "CallExpression[callee.property.name='query'] > BinaryExpression[operator='+']": parametersOnly,
    }),
    'pure-decisions': forbid(
      Object.fromEntries(
        Object.entries(world).map(([selector, what]) => [
          selector,
          `A decision knows no ${what}: it arrives with the command.`,
        ]),
      ),
    ),
  },
};
