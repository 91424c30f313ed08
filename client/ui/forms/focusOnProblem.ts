/** Moves the focus to the first field below `root` that is wrong (product.md §9), once what is wrong is drawn: in the next frame. */
export const focusOnProblem = (root: Element | null): void =>
  void requestAnimationFrame(() => root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
