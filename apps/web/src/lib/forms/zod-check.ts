import type { z } from 'zod';

/** What is wrong, in the reader's words, by the path of its field: `email`, `companions.0.firstName`. */
export type FormProblems = Record<string, string>;

export type FormCheck<Values> = (values: Values) => FormProblems;

export interface CheckTexts {
  required: string;
  tooLong: (max: number) => string;
  /** What is said of a field in particular, by its path in the schema or the last part of that. */
  fields?: Readonly<Record<string, string>>;
  /** What is said of all others. */
  value: string;
}

interface CheckOptions<Values> {
  /** What the server parses too. */
  schema: z.ZodType;
  /** The fields as the schema wants them, where they are not that already. */
  toInput?: (values: Values) => unknown;
  /** Paths of the fields that are blank and may not be. */
  missing?: (values: Values) => readonly string[];
  /** What no schema says: the texts of rules that are broken, `false` for the others. */
  rules?: (values: Values) => Readonly<Record<string, string | false>>;
  /** The field that a path of the schema is about, where it is called otherwise. */
  fieldOf?: (path: string) => string;
  texts: CheckTexts;
}

/** What is wrong with a form, by the rules and the schema that the server uses too; the first word about a field counts. */
export function zodCheck<Values>(options: CheckOptions<Values>): FormCheck<Values> {
  const { schema, toInput = (values) => values, missing, rules, fieldOf = (path) => path, texts } = options;
  return (values) => {
    const problems: FormProblems = {};
    for (const field of missing?.(values) ?? []) problems[field] = texts.required;
    for (const [field, text] of Object.entries(rules?.(values) ?? {})) {
      if (text !== false) problems[field] ??= text;
    }
    for (const issue of schema.safeParse(toInput(values)).error?.issues ?? []) {
      problems[fieldOf(issue.path.join('.'))] ??= issueText(issue, texts);
    }
    return problems;
  };
}

function issueText(issue: z.core.$ZodIssue, { tooLong, fields = {}, value }: CheckTexts): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return tooLong(Number(issue.maximum));
  return fields[issue.path.join('.')] ?? fields[String(issue.path.at(-1))] ?? value;
}
