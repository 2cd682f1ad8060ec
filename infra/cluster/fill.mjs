/**
 * A template with its values in place: `{{name}}`, and lines between `{{#list}}` and `{{/list}}` once for each of the list.
 * What is named and not given, or breaks out of its line, is a fault.
 * @param {string} template
 * @param {Record<string, unknown>} values
 * @returns {string}
 */
export function fill(template, values) {
  const listed = template.replaceAll(/^\{\{#(\w+)\}\}\n([\s\S]*?)^\{\{\/\1\}\}\n/gm, (_whole, name, lines) =>
    given(values, name)
      .map((each) => fill(lines, { ...values, ...each }))
      .join(''),
  );
  return listed.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name) => {
    const value = String(given(values, name));
    if (/[\n\r]/.test(value)) throw new Error(`${name} is more than a line`);
    return value;
  });
}

function given(values, name) {
  const value = values[name];
  if (value === undefined) throw new Error(`the template names ${name}, which is not given`);
  return value;
}
