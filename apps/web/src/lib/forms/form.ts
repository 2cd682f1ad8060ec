interface FormWithNodes {
  getInputNode(path: string): HTMLElement | null;
}

/** After a refused submit the cursor goes to the first field that is wrong, in the order of the errors. */
export function focusFirstError(form: FormWithNodes, errors: Readonly<Record<string, unknown>>): void {
  for (const path of Object.keys(errors)) {
    const node = form.getInputNode(path);
    if (node) {
      node.focus();
      return;
    }
  }
}
