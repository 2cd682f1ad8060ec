import { hiddenSecret } from '@dehesa/domain/configuration';
import { useEffect, useRef } from 'react';

/** The secrets of a form by their paths, each with the paths of the fields that say where it is sent. */
export type AskedPlaces = Readonly<Record<string, readonly string[]>>;

/** What becomes of a stored secret while a form is filled in. */
export interface StoredSecret {
  path: string;
  /** It would go elsewhere than where it was stored for. */
  moved: boolean;
  value: unknown;
}

/** The secrets that were stored when the form was opened, and whether it says now that they go elsewhere (B42). */
export function storedSecrets(places: AskedPlaces, initial: unknown, values: unknown): StoredSecret[] {
  return Object.entries(places).flatMap(([path, fields]) => {
    if (read(initial, path) !== hiddenSecret) return [];
    const moved = fields.some((field) => tidy(read(initial, field)) !== tidy(read(values, field)));
    return [{ path, moved, value: read(values, path) }];
  });
}

/** As it is compared when it is saved: without the spaces around it. */
function tidy(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function read(values: unknown, path: string): unknown {
  let found = values;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = new Map<string, unknown>(Object.entries(found)).get(name);
  }
  return found;
}

interface SecretsForm {
  values: unknown;
  getInitialValues: () => unknown;
  getInputProps: (path: string) => { onChange: (value: string) => void };
}

/**
 * Empties the field of a stored secret as soon as the form says that it goes elsewhere, and brings its asterisks back
 * with the place that it was stored for. Answers whether the secret at a path is asked for again now (B42).
 */
export function useAskedSecrets(form: SecretsForm, places: AskedPlaces): (path: string) => boolean {
  const emptied = useRef(new Set<string>());
  const secrets = storedSecrets(places, form.getInitialValues(), form.values);
  useEffect(() => {
    for (const { path, moved, value } of secrets) {
      if (moved && value === hiddenSecret) {
        emptied.current.add(path);
        form.getInputProps(path).onChange('');
      } else if (!moved && emptied.current.delete(path) && value === '') {
        form.getInputProps(path).onChange(hiddenSecret);
      }
    }
  });
  return (path) => secrets.some((secret) => secret.path === path && secret.moved && secret.value === '');
}
