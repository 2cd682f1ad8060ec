import fc from 'fast-check';
import type { CallerName } from '../authorization/callers.test-support';
import { otherRows } from '../authorization/other-routes.test-support';
import type { FuzzInput } from './fuzz-input.test-support';
import { hostileTexts } from './hostile-values.test-support';

/** What addresses are made of: legal parts, broken escapes, whatever else a text may be. */
const part = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...words('1 2 3 5 12 999999 x.y ninguna reserva-confirmada privacidad cookies 2030-05-01 2026-12'),
      ...words('confirmed general ES PT es pt monfrague tajo AAAA2222'),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...hostileTexts.filter((text) => text.length < 4_000)).map(escaped),
  },
  { weight: 1, arbitrary: fc.constantFrom('%00', '%', '%ff', '%C0%80', '%ED%A0%80', '%252e', '..%2f', '%0d%0a') },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }).map(escaped) },
);
const name = fc.constantFrom(
  '',
  ...words('territorio cuando desde hasta publico ninos texto pagina colaborador lang embed lang[] a[] a[b] __proto__'),
  ...words('c v key id activity territory small name scope country lista input batch from to language channel frame'),
  ...words('hub.mode hub.challenge hub.verify_token'),
);
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(name, part), { minLength: 1, maxLength: 5 })
      .map((pairs) => `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${value}`).join('&')}`),
  },
);

/** Requests to a page, feed or download, `METHOD /path` as the routing tree has it. */
export function pageInputs(route: string, caller: fc.Arbitrary<CallerName>): fc.Arbitrary<FuzzInput> {
  const [verb = 'GET', path = '/'] = route.split(' ');
  const known = otherRows[route]?.[1];
  const method =
    verb === 'GET' ? fc.constantFrom<'GET' | 'HEAD'>('GET', 'GET', 'GET', 'HEAD') : fc.constant<'POST'>('POST');
  const addresses = fc.array(part, { minLength: 4, maxLength: 4 }).map((parts) => {
    const left = [...parts];
    return path.replaceAll(/:\w+(?:\([^)]*\))?|\*/g, () => left.shift() ?? 'x');
  });
  return fc
    .tuple(caller, method, known === undefined ? addresses : fc.oneof(addresses, fc.constant(known)), query, formBody)
    .map(([who, one, address, asked, body]) => ({
      door: route,
      kind: /^\/api\/(?:inbox\/)?events/.test(path) ? 'stream' : 'page',
      caller: who,
      method: one,
      url: address.includes('?') ? address : `${address}${asked}`,
      headers: { accept: 'text/html', ...(one === 'POST' && { 'content-type': body.type }) },
      ...(one === 'POST' && { payload: body.text }),
    }));
}

const fieldName = fc.constantFrom(
  'email',
  'token',
  'key',
  'respuesta',
  'answer',
  'people',
  'List-Unsubscribe',
  '__proto__',
);
const formBody = fc.oneof(
  fc.array(fc.tuple(fieldName, part), { maxLength: 4 }).map((fields) => ({
    type: 'application/x-www-form-urlencoded',
    text: fields.map(([key, value]) => `${key}=${value}`).join('&'),
  })),
  fc
    .constantFrom('{}', '[]', 'null', '"x"', '{"a":', '{"object":"whatsapp_business_account","entry":[{}]}')
    .map((text) => ({
      type: 'application/json',
      text,
    })),
  fc.constantFrom('x', '').map((text) => ({ type: 'text/plain', text })),
);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Two gigapixels in a few bytes: only the head says so. */
const vastPng = Buffer.concat([
  png.subarray(0, 16),
  Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff]),
  png.subarray(24),
]);
const contents: readonly Buffer[] = [
  png,
  png.subarray(0, 40),
  vastPng,
  Buffer.from('GIF89a'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]),
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
  Buffer.from('%PDF-1.7'),
  Buffer.from('PK\u0003\u0004\u0014\0\0\0\b\0'),
  Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  Buffer.from('ES\t10600\tPlasencia\tExtremadura\tEX\tCaceres\tCC\t\t\t40.03\t-6.09\t4\n'),
  Buffer.from('1f8b08000000000000ff', 'hex'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('0000001866747970', 'hex'),
  Buffer.alloc(0),
  Buffer.alloc(3_000, 0xff),
];
const fileName = fc.constantFrom(
  'a.png',
  'a.pdf',
  'ES.zip',
  'ES.txt',
  '../../x.png',
  'a"b.png',
  'ñ\u202Egnp.exe',
  'x'.repeat(300),
  '',
);
const fileType = fc.constantFrom('image/png', 'application/pdf', 'video/mp4', 'application/zip', 'text/html', '', 'x');

/** Forms with a file, whole and broken ones. */
export function uploadInputs(
  routes: readonly string[],
  caller: fc.Arbitrary<CallerName>,
): { door: string; inputs: fc.Arbitrary<FuzzInput> }[] {
  const doors = routes.filter((route) => /^POST \/(?:upload\/|alta-colaborador)/.test(route));
  return doors.map((door) => ({
    door,
    inputs: fc
      .tuple(caller, fc.constantFrom(...contents), fileName, fileType, fc.nat(12), query)
      .map(([who, content, named, type, dice, asked]) => {
        const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${named}"\r\nContent-Type: ${type}\r\n\r\n`;
        const end = dice === 0 ? '' : dice === 1 ? '\r\n--b' : '\r\n--b--\r\n';
        const field = dice === 2 ? '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n' : '';
        return {
          door,
          kind: 'page',
          caller: who,
          method: 'POST',
          url: `${door.slice('POST '.length)}${asked}`,
          headers: { 'content-type': `multipart/form-data; boundary=${dice === 3 ? 'c' : 'b'}` },
          payload: Buffer.concat([Buffer.from(field + head), content, Buffer.from(end)]),
        };
      }),
  }));
}

function escaped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
}

function words(text: string): string[] {
  return text.split(' ');
}
