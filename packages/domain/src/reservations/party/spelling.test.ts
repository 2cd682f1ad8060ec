import { describe, expect, it } from 'vitest';
import { isSpellingOf } from './spelling';

const name = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('isSpellingOf', () => {
  it.each([
    ['accents and case', name('jose', 'garcia lopez'), name('José', 'García López')],
    ['a letter', name('Carmem', 'Iglesias'), name('Carmen', 'Iglesias')],
    ['letters in the wrong order', name('Jaun', 'Pérez'), name('Juan', 'Pérez')],
    ['a letter left out', name('Ana', 'Perz'), name('Ana', 'Pérez')],
    ['a letter in front', name('Hana', 'Gil'), name('Ana', 'Gil')],
    ['a letter of the only word', name('Carmem', ''), name('Carmen', '')],
    ['two letters of a long surname', name('Ana', 'Etxeverría'), name('Ana', 'Echeverria')],
    ['three letters in all', name('Ane', 'Etxeverría'), name('Ana', 'Echeverria')],
    ['a second surname added', name('Luis', 'Gil'), name('Luis', 'Gil Peña')],
    ['a second name and a surname added', name('Ana', 'Mora'), name('Ana María', 'Mora Sanz')],
    ['a second surname left out', name('Luis', 'Gil Peña'), name('Luis', 'Gil')],
    ['fields exchanged', name('Gil Peña', 'Luis'), name('Luis', 'Gil Peña')],
    ['words that were joined', name('Maria', 'Delarosa'), name('María', 'de la Rosa')],
    ['a hyphen', name('Anne Marie', 'Costa'), name('Anne-Marie', 'Costa')],
    ['Portuguese letters', name('Joao', 'Conceicao'), name('João', 'Conceição')],
  ])('allows %s', (_name, booked, corrected) => {
    expect(isSpellingOf(booked, corrected)).toBe(true);
    expect(isSpellingOf(corrected, booked)).toBe(true);
  });

  it.each([
    ['another first name', name('Ana', 'Gil'), name('Eva', 'Gil')],
    ['another surname', name('Ana', 'Gil'), name('Ana', 'Mora')],
    ['somebody else', name('Carmen', 'Iglesias'), name('Julián', 'Mora')],
    ['a letter in each of many words', name('Ana Eva', 'Gil Mora'), name('Ada Iva', 'Gel Mera')],
    ['two letters of a short word', name('Ana', 'Peres'), name('Ana', 'Gerez')],
    ['two letters beside each other', name('Ana', 'Mora'), name('Ana', 'Moly')],
    ['a letter that only changed its place', name('Sara', 'Gil'), name('Saur', 'Gil')],
    ['letters in the wrong order and another', name('Jaum', 'Pérez'), name('Juan', 'Pérez')],
    ['three words more', name('Ana', 'Gil'), name('Ana María Luz', 'Gil Sanz')],
    ['a surname that hides another', name('Ana', ''), name('Ana', 'Gil Mora')],
    ['nothing', name('Ana', 'Gil'), name('', '')],
    ['signs only', name('Ana', 'Gil'), name('—', '…')],
  ])('refuses %s', (_name, booked, corrected) => {
    expect(isSpellingOf(booked, corrected)).toBe(false);
    expect(isSpellingOf(corrected, booked)).toBe(false);
  });

  it('answers at once however long the names are', () => {
    const long = name('a '.repeat(40), 'b '.repeat(40));
    expect(isSpellingOf(long, name('c '.repeat(40), 'd '.repeat(40)))).toBe(false);
  });
});
