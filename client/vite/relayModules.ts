import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type NodePath, type types as t, transformAsync, types } from '@babel/core';
import type { Plugin } from 'vite';

type Names = Readonly<{ file: string; locals: Set<string> }>;

/** `require('…')`, with or without Babel's `_interopRequireDefault` around it; undefined for anything else. */
const requiredBy = (init: t.Node | null | undefined): string | undefined => {
  if (!types.isCallExpression(init)) return undefined;
  const [argument] = init.arguments;
  if (types.isIdentifier(init.callee, { name: 'require' }) && types.isStringLiteral(argument)) return argument.value;
  return types.isIdentifier(init.callee, { name: '_interopRequireDefault' }) ? requiredBy(argument) : undefined;
};

/** A module of Relay that exports an object has named exports; all others export one value. */
const hasNames = (source: string, file: string): boolean => {
  if (source === 'react' || source === 'relay-runtime') return true;
  if (!source.startsWith('.')) return false;
  return /^module\.exports = \{/m.test(readFileSync(path.resolve(path.dirname(file), `${source}.js`), 'utf8'));
};

const importOf = (local: string, source: string, { file, locals }: Names): t.ImportDeclaration => {
  locals.add(local);
  const from = types.stringLiteral(source.replace('@babel/runtime/helpers/', '@babel/runtime/helpers/esm/'));
  const name = types.identifier(local);
  const specifier = hasNames(source, file) ? types.importNamespaceSpecifier(name) : types.importDefaultSpecifier(name);
  return types.importDeclaration([specifier], from);
};

/** `b = a.b` as a named import, which a bundler can resolve to its module; undefined for anything else. */
const importedName = (part: t.VariableDeclarator, from: string): t.ImportSpecifier | undefined => {
  if (!types.isIdentifier(part.id) || !types.isMemberExpression(part.init)) return undefined;
  const { object, property } = part.init;
  if (!types.isIdentifier(object, { name: from }) || !types.isIdentifier(property)) return undefined;
  return types.importSpecifier(part.id, property);
};

/** The names among `parts` as one import, and the other declarations. */
const splitNames = (parts: t.VariableDeclarator[], from: string, source: t.StringLiteral): t.Statement[] => {
  const specifiers = parts.flatMap((part) => importedName(part, from) ?? []);
  const others = parts.filter((part) => !importedName(part, from));
  return [
    ...(specifiers.length > 0 ? [types.importDeclaration(specifiers, source)] : []),
    ...(others.length > 0 ? [types.variableDeclaration('var', others)] : []),
  ];
};

/** `var a = require('x'), b = a.b` → `import * as a from 'x'; import { b } from 'x'`. */
const withImport = (statement: t.VariableDeclaration, names: Names): t.Statement[] => {
  const [first, ...rest] = statement.declarations;
  const source = requiredBy(first?.init);
  if (!first || !types.isIdentifier(first.id)) return [statement];
  if (first.id.name === '_interopRequireDefault') return [];
  if (source === undefined) return [statement];
  const imported = importOf(first.id.name, source, names);
  const from = source.startsWith('.') && hasNames(source, names.file) ? first.id.name : '';
  return [imported, ...splitNames(rest, from, imported.source)];
};

const isModuleExports = (node: t.Node): boolean =>
  types.isMemberExpression(node) &&
  types.isIdentifier(node.object, { name: 'module' }) &&
  types.isIdentifier(node.property, { name: 'exports' });

const namedExport = (property: t.ObjectExpression['properties'][number]): t.Statement[] => {
  if (!types.isObjectProperty(property) || !types.isIdentifier(property.key) || !types.isExpression(property.value))
    throw new Error(`Relay exports something new: ${property.type}`);
  const exported = types.identifier(property.key.name);
  if (types.isIdentifier(property.value))
    return [types.exportNamedDeclaration(null, [types.exportSpecifier(property.value, exported)])];
  const local = types.identifier(`exported_${property.key.name}`);
  return [
    types.variableDeclaration('var', [types.variableDeclarator(local, property.value)]),
    types.exportNamedDeclaration(null, [types.exportSpecifier(local, exported)]),
  ];
};

const withExports = (statement: t.ExpressionStatement): t.Statement[] => {
  const { expression } = statement;
  if (!types.isAssignmentExpression(expression) || !isModuleExports(expression.left)) return [statement];
  const source = requiredBy(expression.right);
  if (source !== undefined) return [types.exportAllDeclaration(types.stringLiteral(source))];
  if (types.isObjectExpression(expression.right)) return expression.right.properties.flatMap(namedExport);
  return [types.exportDefaultDeclaration(expression.right)];
};

/** `(0, _helper["default"])` → `_helper`: Babel's wrapper around what had been an import. */
const unwrapDefault = (member: NodePath<t.MemberExpression>, locals: ReadonlySet<string>): void => {
  const { object, property } = member.node;
  const isDefault =
    types.isStringLiteral(property, { value: 'default' }) || types.isIdentifier(property, { name: 'default' });
  if (isDefault && types.isIdentifier(object) && locals.has(object.name)) member.replaceWith(object);
};

const asModule = (file: string) => {
  const names: Names = { file, locals: new Set() };
  return {
    visitor: {
      Program: {
        exit: (program: NodePath<t.Program>) => {
          program.node.directives = [];
          program.node.body = program.node.body.flatMap((statement) => {
            if (types.isVariableDeclaration(statement)) return withImport(statement, names);
            return types.isExpressionStatement(statement) ? withExports(statement) : [statement];
          });
          program.node.sourceType = 'module';
          program.traverse({ MemberExpression: (member) => unwrapDefault(member, names.locals) });
        },
      },
    },
  };
};

const flagsFile = 'relay-runtime/lib/util/RelayFeatureFlags.js';

/** The defaults of Relay's feature flags: name → literal. */
const readFlags = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z_]+): ([a-z0-9]+),?$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** A function of Relay that we never call. */
const refused = (name: string): string =>
  `export const ${name} = () => { throw new Error('${name} of Relay is left out of the build'); };`;

/**
 * What Relay would bundle and nothing here uses: handlers for `@connection` and the like (code that needs one passes it to the
 * environment), updatable data, mutation configs, and resolvers, which a schema extension of the client would need.
 */
const leftOut: readonly Readonly<{ file: RegExp; code: string }>[] = [
  { file: /handlers\/RelayDefaultHandlerProvider\.js$/, code: 'export default undefined;' },
  { file: /mutations\/createUpdatableProxy\.js$/, code: refused('createUpdatableProxy') },
  {
    file: /mutations\/RelayDeclarativeMutationConfig\.js$/,
    code: `${refused('convert')} export const MutationTypes = {}, RangeOperations = {};`,
  },
  {
    file: /live-resolvers\/LiveResolverCache\.js$/,
    code: `import { NoopResolverCache } from '../ResolverCache';
      export class LiveResolverCache extends NoopResolverCache {
        unsubscribeFromLiveResolverRecords() {}
        invalidateResolverRecords() {}
      }
      export const getUpdatedDataIDs = (ids) => ids;
      export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';`,
  },
];

/**
 * `__internal` is one object with all parts of relay-runtime that react-relay needs; each of its parts becomes an
 * export.
 */
const splitInternal = (code: string): string => {
  const [, parts = ''] = /^var __internal = \{\n([\s\S]*?)\n\};$/m.exec(code) ?? [];
  const entries = [...parts.matchAll(/^ {2}(\w+): ([\w.]+),?$/gm)];
  return code
    .replace(
      /^var __internal = [\s\S]*?\n\};$/m,
      entries.map(([, name, value]) => `var internal_${name} = ${value};`).join('\n'),
    )
    .replace('__internal: __internal', entries.map(([, name]) => `internal_${name}: internal_${name}`).join(', '))
    .replaceAll(/\b(_require\d*)\$__internal = \1\.__internal,\s*/g, '')
    .replaceAll(/\b(_require\d*)(?:\$|\.)__internal\./g, '$1.internal_');
};

/**
 * Relay is published as CommonJS, of which a bundler keeps everything. In a build its modules become ES modules and its
 * feature flags, which we never set, constants, so that unused parts are removed: pagination, containers, server
 * components. Fails the build where a new version of Relay has an unknown form.
 */
export const relayModules = (nodeModules: string): Plugin => {
  const flags = readFlags(path.join(nodeModules, flagsFile));
  const withFlags = (code: string): string =>
    code.replaceAll(
      /\b(?:_relayRuntime\.)?RelayFeatureFlags\.([A-Z_]+)\b/g,
      (whole, name: string) => flags.get(name) ?? whole,
    );
  return {
    name: 'platzwart:relay-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/(?:relay-runtime\/(?:lib\/|index\.js)|react-relay\/(?:lib\/|hooks\.js)).*/ },
      async handler(code, id) {
        const filename = id.replace(/\?.*$/, '');
        const without = leftOut.find(({ file }) => file.test(filename));
        if (without) return { code: without.code, map: null, moduleSideEffects: false };
        const compiled = await transformAsync(splitInternal(withFlags(code)), {
          filename,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          sourceType: 'script',
          compact: false,
          plugins: [() => asModule(filename)],
        });
        return compiled?.code ? { code: compiled.code, map: compiled.map ?? null, moduleSideEffects: false } : null;
      },
    },
  };
};
