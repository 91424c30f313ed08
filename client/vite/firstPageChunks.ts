import type { Rollup } from 'vite';

type Modules = Readonly<{ getModuleInfo: (id: string) => Pick<Rollup.ModuleInfo, 'importedIds'> | null }>;

/** Everything that `id` needs before it can run. */
const withImports = (id: string, modules: Modules, seen: Set<string>): void => {
  if (seen.has(id)) return;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) withImports(imported, modules, seen);
};

/**
 * Puts what the first page needs into two files: other people's parts, which a visitor keeps over many builds of ours, and our
 * own. Fewer, larger files compress better, and the browser asks once. `roots` are absolute paths of modules.
 */
export const firstPageChunks = (roots: readonly string[]) => {
  const ofFirstPage = new Set<string>();
  return {
    debugName: 'first page',
    // Else the first group would swallow the parts as well.
    includeDependenciesRecursively: false,
    name: (id: string, modules: Modules): string | null => {
      if (ofFirstPage.size === 0) for (const root of roots) withImports(root, modules, ofFirstPage);
      if (!ofFirstPage.has(id) || roots[0] === id) return null;
      return id.includes('node_modules') ? 'parts' : 'first';
    },
  };
};
