import { DomainError } from '@dehesa/domain/errors';
import { fieldsOf, type RecordGroup } from '@dehesa/domain/messages';
import Mustache, { type TemplateSpans } from 'mustache';

/** A field's text, or the entries that its section repeats for: each lays values of its own over those around it. */
export type FieldValue = string | readonly FilledGroups[];
/** Values by group and field. */
export interface FilledGroups {
  readonly [group: string]: { readonly [field: string]: FieldValue };
}

/** Mustache, but `{{{field}}}` and `{{&field}}` escape like `{{field}}`: no name of a visitor becomes markup. */
class EscapingWriter extends Mustache.Writer {
  readonly #escape: (text: string) => string;

  constructor(escape: (text: string) => string) {
    super();
    this.#escape = escape;
  }

  /** A list has entries, but no text of its own. */
  override escapedValue(token: string[], context: InstanceType<typeof Mustache.Context>): string {
    const escape = (value: unknown) => (typeof value === 'string' ? this.#escape(value) : '');
    return super.escapedValue(token, context, { escape });
  }

  override unescapedValue(token: string[], context: InstanceType<typeof Mustache.Context>): string {
    return this.escapedValue(token, context);
  }
}

const htmlWriter = new EscapingWriter((text) => Mustache.escape(text));
const lineWriter = new EscapingWriter((text) => text);
const textWriter = new EscapingWriter(inOneLine);

/** A body filled with values, each escaped as HTML. A field without a value is empty. */
export function fillHtml(template: string, values: FilledGroups): string {
  return htmlWriter.render(template, values, {});
}

/** A subject: values as they are, line breaks and control characters as one space. */
export function fillLine(template: string, values: FilledGroups): string {
  return inOneLine(lineWriter.render(template, values, {})).trim();
}

/** A text for WhatsApp: the template keeps its lines, a value is one line within. */
export function fillText(template: string, values: FilledGroups): string {
  return textWriter.render(template, values, {}).trim();
}

/** One line of plain text that somebody wrote for once, values as they are: what it was parsed into is not kept. */
export function fillOnce(template: string, values: FilledGroups): string {
  try {
    return inOneLine(lineWriter.render(template, values, {}));
  } finally {
    lineWriter.clearCache();
  }
}

function inOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/**
 * Refuses a template that names a field outside its record groups (`messages.unknownField`), or that does not parse or
 * pulls in other templates (`messages.templateInvalid`) (B36).
 */
export function checkTemplate(template: string, groups: readonly RecordGroup[]): void {
  checkFields(template, fieldsOf(groups));
}

/** The same of a text that may name these fields alone. */
export function checkFields(template: string, known: ReadonlySet<string>): void {
  for (const name of namesIn(parse(template))) {
    if (!known.has(name)) throw DomainError.of('messages.unknownField', { field: name });
  }
}

function parse(template: string): TemplateSpans {
  try {
    return Mustache.parse(template);
  } catch {
    throw DomainError.of('messages.templateInvalid');
  } finally {
    // Texts that are written for once are checked too: none of them stays in memory.
    Mustache.clearCache();
  }
}

function namesIn(spans: TemplateSpans): string[] {
  return spans.flatMap((span) => {
    const [type, name, , , inner] = span;
    switch (type) {
      case 'text':
      case '!':
        return [];
      case 'name':
      case '&':
        return [name];
      case '#':
      case '^':
        return [name, ...(Array.isArray(inner) ? namesIn(inner) : [])];
      case '>':
      case '=':
        throw DomainError.of('messages.templateInvalid');
    }
  });
}
