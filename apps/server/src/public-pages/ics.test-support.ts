/** A component of a calendar: its properties by name, each with parameters and the text that it says, and what it holds. */
export interface IcsComponent {
  name: string;
  properties: Record<string, { params: Record<string, string>; value: string }[]>;
  components: IcsComponent[];
}

const property = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s;

/** For tests: reads a calendar by the letter of RFC 5545 and throws at the first thing that is not allowed there. */
export function parseIcs(text: string): IcsComponent {
  if (!text.startsWith('BEGIN:VCALENDAR\r\n')) throw new Error('it does not begin as a calendar');
  const physical = text.split('\r\n');
  if (physical.at(-1) === '') physical.pop();
  for (const line of physical) {
    if (/[\n\r]/.test(line)) throw new Error(`a line break of another kind in ${JSON.stringify(line)}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`more than 75 octets: ${line}`);
  }
  const lines = physical.reduce<string[]>((unfolded, line) => {
    if (/^[ \t]/.test(line)) unfolded.push((unfolded.pop() ?? '') + line.slice(1));
    else unfolded.push(line);
    return unfolded;
  }, []);
  const root: IcsComponent = { name: '', properties: {}, components: [] };
  const open = [root];
  for (const line of lines) {
    const [, name = '', params = '', value = ''] = property.exec(line) ?? [];
    const current = open.at(-1);
    if (name === '' || current === undefined) throw new Error(`no property: ${line}`);
    if (name === 'BEGIN') {
      const component: IcsComponent = { name: value, properties: {}, components: [] };
      current.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      if (current.name !== value) throw new Error(`${value} ends inside ${current.name}`);
      open.pop();
    } else {
      (current.properties[name] ??= []).push({ params: parameters(params), value: plain(value) });
    }
  }
  const [calendar] = root.components;
  if (open.length !== 1 || root.components.length !== 1 || calendar === undefined) throw new Error('unfinished');
  return calendar;
}

/** The one value of a property, or undefined. */
export function icsValue(component: IcsComponent | undefined, name: string): string | undefined {
  const found = component?.properties[name] ?? [];
  if (found.length > 1) throw new Error(`${name} stands ${found.length} times`);
  return found[0]?.value;
}

function parameters(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/;([A-Z0-9-]+)=("[^"]*"|[^";:,]*)/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]));
}

function plain(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_escaped, character: string) => (/n/i.test(character) ? '\n' : character));
}
