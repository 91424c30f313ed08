import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typed = ['**/*.ts', '**/*.tsx'];
const specs = ['**/*.spec.ts', '**/*.spec.tsx', 'tests/**'];
const browser = ['client/**/*.ts', 'client/**/*.tsx'];
const decisions = ['**/*Decider.ts', '**/*State.ts', '**/*Policies.ts'];

/** A size that makes one look twice: style.md says most files stay under 60 lines and most functions under 15. */
const fences = (lines) => ({
  'max-lines': ['error', { max: lines, skipBlankLines: true }],
  complexity: ['error', 8],
  'max-depth': ['error', 3],
  'max-params': ['error', 3],
});

/** The only names that may stand in the text of a statement: they name tables and come from our own code. */
const sqlNames = /^(?:schema|table|database|channel|columns|next|previous)$/;
const sqlFromPieces = (pieces) => ({
  selector: `CallExpression[callee.property.name='query'] > ${pieces}`,
  message: `Values go to the database as parameters ($1), never into the text of a statement (names: ${sqlNames.source}).`,
});

/** The edges where outside data gets its type; nowhere else is a type asserted. */
const decoders = [
  'contracts/core/{ids,money,position,wallClock}.ts',
  'command-service/core/{eventCodec,snapshotStore,writtenMetadata}.ts',
];

const worldInDecision = (selector, what) => ({
  selector,
  message: `A decision knows no ${what}: it arrives with the command.`,
});

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist.*/',
      '**/__generated__/',
      'coverage/',
      'test-results/',
      '.stryker-tmp/',
      '.data/',
      'docs/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.js', '**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-param-reassign': 'error',
      ...fences(200),
    },
  },
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-restricted-syntax': [
        'error',
        sqlFromPieces(`TemplateLiteral > :not(TemplateElement):not(Identifier[name=${sqlNames}])`),
        sqlFromPieces("BinaryExpression[operator='+']"),
      ],
    },
  },
  {
    files: decisions,
    rules: {
      'no-restricted-syntax': [
        'error',
        worldInDecision("NewExpression[callee.name='Date']", 'clock'),
        worldInDecision("MemberExpression[object.name='Date']", 'clock'),
        worldInDecision("MemberExpression[property.name='Now']", 'clock'),
        worldInDecision("CallExpression[callee.object.name='performance']", 'clock'),
        worldInDecision("CallExpression[callee.object.name='Math'][callee.property.name='random']", 'dice'),
        worldInDecision("CallExpression[callee.name='randomUUID']", 'dice'),
        worldInDecision("CallExpression[callee.property.name='randomUUID']", 'dice'),
        worldInDecision('AwaitExpression', 'waiting'),
      ],
    },
  },
  {
    files: browser,
    languageOptions: { globals: globals.browser },
    plugins: { relay },
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      ...relay.configs['ts-strict'].rules,
      'relay/unused-fields': 'off', // it looks into one file; with us a pure function beside the component reads the fields
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[typeArguments] > CallExpression.callee[callee.name='styled'][arguments.length<2]",
          message: 'What is for the looks stays out of the page: shouldForwardProp (client/vite/statedProps.ts).',
        },
      ],
    },
  },
  { files: decoders, rules: { '@typescript-eslint/consistent-type-assertions': 'off' } },
  {
    files: specs,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      // Playwright reads from the pattern of a fixture what it needs, and wants one of those that need nothing too.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
);
