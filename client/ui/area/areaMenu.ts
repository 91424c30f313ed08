/** One entry of an area's menu; its own page is the first of `pages`, where it has several. */
export type AreaEntry = Readonly<{
  to: string;
  label: string;
  icon: string;
  pages?: readonly Readonly<{ to: string; label: string }>[];
}>;

export type AreaSection = Readonly<{ title: string | null; entries: readonly AreaEntry[] }>;

const isBelow = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/`);

/** The longest of `addresses` that is `path` or a parent of it. */
export const currentOf = (path: string, addresses: readonly string[]): string | undefined =>
  addresses.filter((to) => isBelow(path, to)).toSorted((a, b) => b.length - a.length)[0];

/**
 * The entry that `path` belongs to: `/dashboard/user/7/edit` is below `/dashboard/user`. An entry that has others below
 * it, as `/dashboard` has, is current only on its own page.
 */
export const currentEntry = (path: string, sections: readonly AreaSection[]): AreaEntry | undefined => {
  const entries = sections.flatMap((section) => section.entries);
  const current = currentOf(
    path,
    entries.map(({ to }) => to),
  );
  return entries.find(
    ({ to }) => to === current && (to === path || !entries.some((other) => other.to.startsWith(`${to}/`))),
  );
};
