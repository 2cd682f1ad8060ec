import { describe, expect, it } from 'vitest';
import { isEasyPassword } from './easy-password';

const known = {
  common: new Set(['password', 'qwertyuiop', '12345678', 'maria', 'dragon', 'luna', 'sol']),
  leaked: new Set(['sevilla1905', 'mariposa']),
  words: [
    'Dehesa',
    'Reservas Monfragüe',
    'María José',
    'Fernández',
    'mjfernandez@ejemplo.es',
    '+34 600 123 456',
    'Ana',
    'Gata',
    'gatasierrana@ejemplo.es',
  ],
};

describe('isEasyPassword', () => {
  it.each([
    ['12345678', 'a common one'],
    ['PassWord', 'a common one in other letters'],
    ['password2026!', 'a common one with a year'],
    ['¡¡dragón99', 'a common one with an accent'],
    ['Sevilla1905', 'one that was leaked'],
    ['aaaaaaaaaaaa', 'one character'],
    ['11112222', 'two characters'],
    ['dehesa2026', 'the product’s name and a year'],
    ['Monfrague!1', 'the product’s name without its diaeresis'],
    ['fernandez1990', 'the own name and a year'],
    ['MJFernandez1', 'the own address and a digit'],
    ['MaríaFernández', 'the own names'],
    ['dehesadehesa', 'the product’s name twice'],
    ['jarajara', 'three characters'],
    ['99luna2026', 'a common one of four letters'],
    ['jose1234', 'a name of four letters'],
    ['gatasierrana7', 'the own address, which begins with another word'],
    ['dehesaxyzuv', 'five letters of its own'],
  ])('%j is: %s', (password) => expect(isEasyPassword(password, known)).toBe(true));

  it.each([
    ['jara y romero', 'a phrase'],
    ['encina-2026', 'an uncommon word'],
    ['dehesa con grullas', 'a phrase with the product’s name in it'],
    ['mariposa-azul-8', 'a word that begins like a common one'],
    ['mariposa 1873', 'a leaked one with something of its own'],
    ['banana-split-ana', 'three letters of a name'],
    ['correcto caballo', 'two words'],
    ['abcdabcd', 'four characters'],
    ['99sol2026xy', 'more than a common one'],
    ['2026sol9', 'a common one of three letters'],
    ['ma1ria99', 'a common one with a digit within'],
    ['ana12345', 'a name of three letters'],
    ['dehesaxyzuvw', 'six letters of its own'],
    ['qwzxv', 'a short one: that is another rule'],
  ])('%j is not: %s', (password) => expect(isEasyPassword(password, known)).toBe(false));
});
