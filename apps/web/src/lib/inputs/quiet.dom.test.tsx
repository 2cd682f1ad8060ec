import { useForm } from '@mantine/form';
import { MantineProvider } from '@mantine/core';
import { act, type ChangeEvent, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TextInput } from './inputs';
import { quiet } from './quiet';
import { sameShown } from './same-shown';

interface BareProps {
  name: string;
  value: string;
  choices?: readonly { value: string }[];
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const drawn: string[] = [];
const Bare = quiet(({ name, value, onChange }: BareProps) => {
  drawn.push(name);
  return <input name={name} value={value} onChange={onChange} />;
});

let root: Root;
let place: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(() => {
  drawn.length = 0;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

function type(name: string, text: string) {
  const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (input === null) throw new Error(`no field ${name}`);
  // As a key does: past React's own notion of the value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  act(() => {
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return input;
}

describe('an input of a long form', () => {
  /** Both fields go by what was typed in both: an old handler would lose the other's. */
  function Two() {
    const [values, setValues] = useState({ first: '', second: '' });
    return (
      <>
        {(['first', 'second'] as const).map((name) => (
          <Bare
            key={name}
            name={name}
            value={values[name]}
            choices={[{ value: 'same' }]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
      </>
    );
  }

  it('is drawn again by what is typed in it, and by that alone', () => {
    act(() => root.render(<Two />));
    drawn.length = 0;
    type('first', 'b');
    expect(drawn).toEqual(['first']);
  });

  it('hands what is typed to the newest handler, though it was not drawn since', () => {
    act(() => root.render(<Two />));
    type('first', 'buitre');
    type('second', 'negro');
    expect([...place.querySelectorAll('input')].map(({ value }) => value)).toEqual(['buitre', 'negro']);
  });

  it('goes back to what the form holds where that does not take what was typed', () => {
    act(() => root.render(<Bare name="fixed" value="36" onChange={() => undefined} />));
    expect(type('fixed', '360').value).toBe('36');
  });

  it('shows what the form is told from outside: another value, a fault', () => {
    function Form() {
      const form = useForm({ initialValues: { title: 'Berrea' } });
      return (
        <MantineProvider>
          <TextInput name="title" label="Título" {...form.getInputProps('title')} />
          <button
            type="button"
            onClick={() => {
              form.setValues({ title: 'Grullas' });
              form.setFieldError('title', 'Ya existe');
            }}
          >
            Otra
          </button>
        </MantineProvider>
      );
    }
    act(() => root.render(<Form />));
    act(() => place.querySelector('button')?.click());
    expect([place.querySelector('input')?.value, place.textContent?.includes('Ya existe')]).toEqual(['Grullas', true]);
    type('title', 'Grullas al alba');
    expect([place.querySelector('input')?.value, place.textContent?.includes('Ya existe')]).toEqual([
      'Grullas al alba',
      false,
    ]);
  });
});

describe('what shows the same', () => {
  const element = <b>1</b>;
  it.each<[string, unknown, unknown, boolean]>([
    ['equal lists', [{ value: '1', label: 'Uno' }], [{ value: '1', label: 'Uno' }], true],
    ['a list in another order', ['a', 'b'], ['b', 'a'], false],
    ['a shorter list', ['a', 'b'], ['a'], false],
    ['no number at all', Number.NaN, Number.NaN, true],
    ['a name less', { error: 'No' }, {}, false],
    ['another name', { error: undefined }, { label: undefined }, false],
    ['nothing and an object', null, {}, false],
    ['the same element', element, element, true],
    ['an element made anew', element, <b key="other">2</b>, false],
    ['two instants', new Date(0), new Date(1), false],
    ['the same instant', { at: new Date(1) }, { at: new Date(1) }, true],
    ['an instant and its number', new Date(1), 1, false],
    ['an instant and an object', new Date(1), {}, false],
    ['a list and an object', [], {}, false],
  ])('%s', (_, one, other, same) => {
    expect([sameShown(one, other), sameShown(other, one)]).toEqual([same, same]);
  });
});
