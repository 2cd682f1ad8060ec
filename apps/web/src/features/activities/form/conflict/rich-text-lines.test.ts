import { expect, it } from 'vitest';
import { richTextLines } from './rich-text-lines';

it.each([
  ['', ''],
  ['<p>Salida <strong>guiada</strong> con <a href="https://x.es">guía</a></p>', 'Salida guiada con guía'],
  ['<h2>Plan</h2><p>Uno<br>dos</p><p></p><p>tres</p>', 'Plan\nUno\ndos\ntres'],
  ['<ul><li><p>Agua</p></li><li>Botas</li></ul>', '• Agua\n• Botas'],
  ['<p>5 &lt; 6 &amp;&nbsp;&quot;x&quot;</p>', '5 < 6 & "x"'],
  ['<p>&amp;lt;</p>', '&lt;'],
  ['sin  marcas\n', 'sin marcas'],
])('%s', (html, text) => {
  expect(richTextLines(html)).toBe(text);
});
