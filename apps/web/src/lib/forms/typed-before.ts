/** Texts, choices and ticks by the names of their fields. */
export type TypedBefore = ReadonlyMap<string, string | boolean>;

const remembered = new WeakMap<HTMLFormElement, TypedBefore>();

/** To be asked before a server-drawn page is brought to life: that empties the text areas of its forms. */
export function rememberTyped(): void {
  for (const form of document.forms) remembered.set(form, typedInto(form));
}

/**
 * What was typed into a server-drawn form before its scripts were there, for the layout effect that begins its state: drawn
 * anew from an empty one, the fields would lose it.
 */
export function typedBefore(form: HTMLFormElement | null): TypedBefore {
  return (form && remembered.get(form)) ?? typedInto(form);
}

function typedInto(form: HTMLFormElement | null): TypedBefore {
  const typed = new Map<string, string | boolean>();
  for (const field of form?.elements ?? []) {
    if (field.matches(':disabled')) continue;
    if (field instanceof HTMLSelectElement) {
      const preset = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
      if (field.value !== preset?.value) typed.set(field.name, field.value);
    } else if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && isText(field))) {
      if (field.value !== field.defaultValue) typed.set(field.name, field.value);
    } else if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
      if (field.type === 'checkbox') typed.set(field.name, field.checked);
      if (field.type === 'radio' && field.checked) typed.set(field.name, field.value);
    }
  }
  return typed;
}

function isText({ type }: HTMLInputElement): boolean {
  return type !== 'checkbox' && type !== 'radio' && type !== 'file';
}
