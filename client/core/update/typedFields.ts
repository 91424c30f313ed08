import * as v from 'valibot';

/**
 * What was typed into a field, or chosen in it. By the field's label, because a newer page may have other fields; `nth` of those with the same one.
 */
const typedFieldSchema = v.object({
  type: v.string(),
  label: v.string(),
  nth: v.number(),
  value: v.string(),
  checked: v.boolean(),
});
export type TypedField = v.InferOutput<typeof typedFieldSchema>;
export const typedFieldsSchema = v.array(typedFieldSchema);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldOf = (target: EventTarget | null): Field | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    ? target
    : null;

const toggles = new Set(['checkbox', 'radio']);
/** Never written to the browser's storage, or cannot be filled in again. */
const secrets = /password|one-time-code|cc-/;
const mayBeKept = ({ type, autocomplete }: Field): boolean =>
  type !== 'file' && !secrets.test(type) && !secrets.test(autocomplete);

const labelOf = (field: Field): string =>
  field.labels?.[0]?.textContent.trim() || field.getAttribute('aria-label') || field.name;
/** In a group all toggles may have the same label; their values differ. */
const nameOf = (field: Field): string =>
  toggles.has(field.type) ? `${labelOf(field)} ${field.value}` : labelOf(field);
const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

const fieldsNamed = (type: string, label: string): readonly Field[] =>
  [...document.querySelectorAll('input, textarea, select')].flatMap((element) => {
    const field = fieldOf(element);
    return field?.type === type && nameOf(field) === label ? [field] : [];
  });

const describe = (field: Field): TypedField => {
  const [type, label] = [field.type, nameOf(field)];
  return { type, label, nth: fieldsNamed(type, label).indexOf(field), value: field.value, checked: isChecked(field) };
};

/** Sets a value as typing does: React and the form follow it. */
const fillIn = (field: Field, { value, checked }: TypedField): void => {
  if (toggles.has(field.type)) {
    if (isChecked(field) !== checked) field.click();
    return;
  }
  // React overwrites the setter of the element itself to know what it has written.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/** Fills in those of the fields that are in the page; returns the others. */
export const fillInFields = (fields: readonly TypedField[]): readonly TypedField[] =>
  fields.filter((typed) => {
    const field = fieldsNamed(typed.type, typed.label)[typed.nth];
    if (field) fillIn(field, typed);
    return !field;
  });

/** What was typed into the page. `changed`: what has had an input event since the page was opened. */
export const typedFieldsOf = (changed: ReadonlySet<Node>) => {
  const present = (): readonly Field[] =>
    [...changed].flatMap((target) => {
      const field = fieldOf(target);
      return field?.isConnected ? [field] : [];
    });
  return {
    /** Whether something is in the page that was typed, also what must not be kept. */
    hasTyped: () => present().some((field) => field.value !== '' || isChecked(field)),
    keepable: () => present().filter(mayBeKept).map(describe),
  };
};
