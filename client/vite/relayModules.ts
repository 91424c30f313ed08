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

/** A module of Relay's that exports an object has names; all others export one thing. */
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

/** `var a = require('x'), b = a.b` → `import * as a from 'x'; var b = a.b`. */
const withImport = (statement: t.VariableDeclaration, names: Names): t.Statement[] => {
  const [first, ...rest] = statement.declarations;
  const source = requiredBy(first?.init);
  if (!first || !types.isIdentifier(first.id)) return [statement];
  if (first.id.name === '_interopRequireDefault') return [];
  if (source === undefined) return [statement];
  const imported = importOf(first.id.name, source, names);
  return rest.length > 0 ? [imported, types.variableDeclaration('var', rest)] : [imported];
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

/** `(0, _helper["default"])` → `_helper`: what Babel wrote around imports that had been one thing before. */
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

/** Relay's feature flags as they are when nobody sets one: name → literal. */
const readFlags = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z_]+): ([a-z0-9]+),?$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** Handlers for `@connection` and the like, which would all come along; who needs one hands it to the environment. */
const leftOut = /handlers\/RelayDefaultHandlerProvider\.js$/;

/** `__internal` is one object for everything that react-relay needs of relay-runtime; each of its parts becomes an export. */
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
 * Relay comes as CommonJS, of which a bundler keeps everything. In a build its modules become ES modules and its feature
 * flags, which we never set, constants: pagination, containers, server components and what else we do not use falls away.
 * Fails the build where a new version of Relay is written in a way it does not know.
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
        if (leftOut.test(filename)) return { code: 'export default undefined;', map: null };
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
