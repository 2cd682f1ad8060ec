import { languages } from '@dehesa/domain/languages';
import { TemplateSlug } from '@dehesa/domain/messages';
import { defaultTemplates } from '@dehesa/i18n/mails';
import { describe, expect, it } from 'vitest';
import { inlineTemplate } from './inline-template';

const inlined = (html: string) => inlineTemplate(html, 'https://reservas.example.org');

describe('the body of an e-mail template', () => {
  it('gets the rules of its style sheets on its elements', () => {
    expect(inlined('<style>.aviso { color: #a00; font-weight: bold }</style><p class="aviso">Hola</p>')).toBe(
      '<p style="color:#a00;font-weight:bold">Hola</p>',
    );
  });

  it('keeps fields and conditions, in text and in addresses', () => {
    const html =
      '<h1>Hola, {{reserva.nombre}}</h1><p>{{#reserva.turno}}Turno {{reserva.turno}}{{/reserva.turno}}{{^reserva.turno}}Sin turno{{/reserva.turno}}</p>' +
      '<p><a href="{{reserva.enlace_reserva}}">mi reserva</a></p>';
    expect(inlined(html)).toBe(html);
  });

  it.each(['{{{reserva.nombre}}}', '{{&reserva.nombre}}', '{{&amp;reserva.nombre}}', '{{ & reserva.nombre }}'])(
    '%s is the field as anybody writes it, or refused when it is saved',
    (field) => {
      expect(inlined(`<p>${field}</p>`)).toMatch(
        /^<p>\{\{(reserva\.nombre| & reserva\.nombre | &amp; reserva\.nombre )\}\}<\/p>$/,
      );
    },
  );

  it('is read once, however many spaces somebody leaves open', { timeout: 20_000 }, () => {
    const open = `<p>{{{${' '.repeat(40_000)}x</p>`;
    expect(inlined(open)).toContain('{{{');
    expect(inlined('<p>{{{  reserva.nombre  }}}</p>')).toBe('<p>{{reserva.nombre}}</p>');
  });

  it.each(['p {', '@media {', '} p::: { color', 'p { color: "', '{{{', '@import url("a'])(
    'a style sheet that cannot be read is left out: %s',
    (css) => {
      expect(inlined(`<style>${css}</style><p>Hola</p>`)).toBe('<p>Hola</p>');
    },
  );

  it('has no empty paragraph where a condition begins or ends', () => {
    expect(inlined('<p>{{#reserva.turno}}</p><p>Turno: {{reserva.turno}}</p><p> {{/reserva.turno}} </p>')).toBe(
      '{{#reserva.turno}}<p>Turno: {{reserva.turno}}</p>{{/reserva.turno}}',
    );
  });

  it('keeps the tables, pictures and styles that mails are made of (B45)', () => {
    const html =
      '<table width="600" cellpadding="0" role="presentation"><tr><td bgcolor="#ffffff" style="padding:8px 12px;color:rgb(10, 20, 30)"><img src="https://example.org/logo.png" alt="Logo" width="80" /></td></tr></table>';
    expect(inlined(html)).toContain('<table width="600" cellpadding="0" role="presentation">');
    expect(inlined(html)).toContain('style="padding:8px 12px;color:rgb(10, 20, 30)"');
    expect(inlined(html)).toContain('<img src="https://example.org/logo.png" alt="Logo" width="80" />');
  });

  it('gives uploaded pictures an address that a mail can ask', () => {
    expect(inlined('<p><img alt="" src="/files/a.jpg"></p>')).toContain(
      'src="https://reservas.example.org/files/a.jpg"',
    );
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<img src="javascript:x" alt="a">', '<img alt="a" />'],
    ['<iframe src="https://example.org"></iframe>', ''],
    ['<form action="/x"><p>a</p></form>', '<p>a</p>'],
    ['<p style="background:url(https://example.org/x.png)">a</p>', '<p>a</p>'],
    ['<p style="background:\\75rl(https://example.org/x.png)">a</p>', '<p>a</p>'],
    ['<p style="width:expression(alert(1))">a</p>', '<p>a</p>'],
    ['<p style="position:fixed;color:red">a</p>', '<p style="color:red">a</p>'],
    ['<style>@import url(https://example.org/x.css); p { color: red }</style><p>a</p>', '<p style="color:red">a</p>'],
    ['<link rel="stylesheet" href="https://example.org/x.css"><p>a</p>', '<p>a</p>'],
    ['<html><head><title>t</title></head><body><p>a</p></body></html>', '<p>a</p>'],
    ['<p>{{reserva.nombre}}<!-- x --></p>', '<p>{{reserva.nombre}}</p>'],
  ])('%s loses what could run, load or lie over other things (B45)', (html, clean) => {
    expect(inlined(html)).toBe(clean);
  });

  it('is not changed by being saved again', () => {
    for (const language of languages) {
      for (const slug of TemplateSlug.options) {
        const once = inlined(defaultTemplates[language][slug].body);
        expect(inlined(once)).toBe(once);
      }
    }
  });
});
