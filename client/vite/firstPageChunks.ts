import type { Rollup } from 'vite';

type Modules = Readonly<{ getModuleInfo: (id: string) => Pick<Rollup.ModuleInfo, 'importedIds'> | null }>;

/** All modules that `id` needs before it can run. */
const withImports = (id: string, modules: Modules, seen: Set<string>): void => {
  if (seen.has(id)) return;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) withImports(imported, modules, seen);
};

/** Relay's hooks are one module that imports all of them; only later pages query their data by these, or have connections. */
const ofLaterPages =
  /react-relay\/lib\/relay-hooks\/(?:loadQuery|usePreloadedQuery)\.js|relay-runtime\/lib\/handlers\/connection\//;

/** Schemas of commands, events, ids and settings, and lists of names: an index names them, but only later pages use them. */
const schemasOfLaterPages = [
  /\/contracts\/booking\/(?:\w+(?:Commands?|Events|Ids|Names)|bookingBlock|entryFields|entryPlace|recurrence|seasonSeries)\.ts$/,
  /\/contracts\/core\/(?:bankAccount|codePatterns|coreNames|contactFormats|countries|emailAddress|personNames|postalCodes|punycode|telephone|visibleText|vatRates|bookingRules|columns|csvFile|tables|eventDefinition|mail|sportSettings|texts|ids|instants|decodeAt|bookingLimits)\.ts$/,
];

/**
 * Puts the modules of the first page into two files: dependencies, which stay in a visitor's cache over many builds of
 * ours, and our own. Fewer, larger files compress better, and the browser sends one request for each. `roots` are
 * absolute paths of modules.
 */
export const firstPageChunks = (roots: readonly string[]) => {
  const ofFirstPage = new Set<string>();
  return {
    debugName: 'first page',
    // Otherwise the first group would contain the dependencies as well.
    includeDependenciesRecursively: false,
    name: (id: string, modules: Modules): string | null => {
      if (ofFirstPage.size === 0) for (const root of roots) withImports(root, modules, ofFirstPage);
      if (!ofFirstPage.has(id) || roots[0] === id) return null;
      if (ofLaterPages.test(id)) return 'preloading';
      if (schemasOfLaterPages.some((schemas) => schemas.test(id))) return null;
      return id.includes('node_modules') ? 'parts' : 'first';
    },
  };
};

const isOnlyOfArea = /\/client\/(?:user|app\/own|__generated__(?!\/(?:use[A-Z]|CancelBooking)))\//;

/**
 * Puts what the area at `root` shares with later parts of other pages (overlays, icons) into one file: as files of their
 * own they would cost a visit that begins in the area a dozen requests. Comes after the group of the first page.
 */
export const sharedAreaChunk = (root: string) => {
  const ofArea = new Set<string>();
  return {
    debugName: 'shared by areas',
    includeDependenciesRecursively: false,
    name: (id: string, modules: Modules): string | null => {
      if (ofArea.size === 0) withImports(root, modules, ofArea);
      return ofArea.has(id) && !isOnlyOfArea.test(id) ? 'shared' : null;
    },
  };
};
