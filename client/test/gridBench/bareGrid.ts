type MeasuredGridHandle = Readonly<{ container: HTMLElement; take: () => void; free: () => void }>;

/** A copy of the cells that a live change touches, in one of their two states. */
type State = Readonly<{ attributes: readonly Attr[]; content: string }>;

const stateOf = (cell: Element): State => ({ attributes: [...cell.attributes], content: cell.innerHTML });

/** Writes only differences, as minimal hand-written code would do. */
const paint = (cell: Element, from: State, to: State): void => {
  for (const { name } of from.attributes)
    if (!to.attributes.some((attribute) => attribute.name === name)) cell.removeAttribute(name);
  for (const { name, value } of to.attributes) if (cell.getAttribute(name) !== value) cell.setAttribute(name, value);
  cell.innerHTML = to.content;
};

const cellIn = (container: HTMLElement, key: string): Element => {
  const cell = container.querySelector(`[data-key="${key}"]`);
  if (!cell) throw new Error(`No cell ${key}`);
  return cell;
};

/**
 * The same table without React: its live hour is booked and freed by plain DOM calls that produce the same elements. It
 * replaces ours in the page between `show` and `close`.
 */
export const createBareGrid = ({ container, take, free }: MeasuredGridHandle) => {
  const [first, second] = ['3-840', '3-870'];
  const copy = document.createElement('div');
  copy.innerHTML = container.innerHTML;
  const cell = cellIn(copy, first);
  const swallowed = cellIn(copy, second);
  const after = swallowed.nextElementSibling;
  const row = swallowed.parentElement;
  const isFree = stateOf(cellIn(container, first));
  take();
  const isTaken = stateOf(cellIn(container, first));
  free();
  return {
    show: () => container.replaceWith(copy),
    take: () => {
      paint(cell, isFree, isTaken);
      swallowed.remove();
    },
    free: () => {
      paint(cell, isTaken, isFree);
      row?.insertBefore(swallowed, after);
    },
    close: () => copy.replaceWith(container),
  };
};
