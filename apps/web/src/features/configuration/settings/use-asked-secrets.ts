import { hiddenSecret } from '@dehesa/domain/configuration';
import { useEffect, useRef } from 'react';
import { type AskedPlaces, storedSecrets } from './asked-secrets';

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
