import { describe, expect, it } from 'vitest';
import { editorKeeps, fromEditor, toEditor } from './template-html';

const body =
  '<h1>Hola, {{reserva.nombre}}</h1>{{#reserva.turno}}<p>Turno <strong>{{reserva.turno}}</strong></p>{{/reserva.turno}}' +
  '<p style="text-align:center"><a href="{{reserva.enlace_reserva}}">mi reserva</a></p>';

describe('fields in the editor', () => {
  it('are chips in texts and stay as they are in addresses', () => {
    expect(toEditor('<p><a href="{{reserva.enlace_reserva}}">{{reserva.nombre}}</a></p>')).toBe(
      '<p><a href="{{reserva.enlace_reserva}}"><span data-template-tag="{{reserva.nombre}}">{{reserva.nombre}}</span></a></p>',
    );
  });

  it('come back as they were, however the editor labels them', () => {
    expect(fromEditor(toEditor(body))).toBe(body);
    expect(fromEditor('<p><span class="a" data-template-tag="{{^a.b}}" title="x">si no hay a.b</span></p>')).toBe(
      '<p>{{^a.b}}</p>',
    );
  });

  it('are found beside signs that look like the end of a tag', () => {
    const html = '<p><img alt="a > b" src="/files/a.jpg">{{reserva.nombre}} {{{reserva.notas}}}</p>';
    expect(toEditor(html).match(/data-template-tag/g)).toHaveLength(2);
    expect(fromEditor(toEditor(html))).toBe(html);
  });
});

it('gives the items of a list without the paragraphs that the editor puts in', () => {
  expect(fromEditor('<ul><li><p>uno</p></li><li><p>dos</p><ul><li><p>tres</p></li></ul></li></ul>')).toBe(
    '<ul><li>uno</li><li>dos<ul><li>tres</li></ul></li></ul>',
  );
});

it.each([
  [body, true],
  ['<blockquote><p>a<br>b <s>c</s></p></blockquote><hr><img src="a" alt="b">', true],
  ['<table><tr><td>a</td></tr></table>', false],
  ['<div>a</div>', false],
  ['<p><span style="color:red">a</span></p>', false],
  ['<p align="center">a</p>', false],
  ['<strong style="color:red">a</strong>', false],
  ['<style>p{color:red}</style><p>a</p>', false],
  ['sin marcas', true],
])('the editor keeps %s: %s', (html, keeps) => {
  expect(editorKeeps(html)).toBe(keeps);
});
