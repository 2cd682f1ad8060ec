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

/** The errors in the order in which their fields stand on the screen; those without a field come last. */
export function inScreenOrder(form: FormWithNodes, errors: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const placed = Object.entries(errors).map(([path, error]) => ({ path, error, node: form.getInputNode(path) }));
  placed.sort(({ node: one }, { node: other }) => {
    if (!one || !other) return Number(!one) - Number(!other);
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
  return Object.fromEntries(placed.map(({ path, error }) => [path, error]));
}
