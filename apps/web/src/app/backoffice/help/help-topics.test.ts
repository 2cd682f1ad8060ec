import { Role } from '@dehesa/domain/access';
import { helpPages } from '@dehesa/i18n/backoffice/help-pages';
import { helpTitles } from '@dehesa/i18n/backoffice/help-titles';
import { describe, expect, it } from 'vitest';
import { helpPicture } from './help-pictures';
import { topicOf, topicsFor } from './help-topics';

const of = (role: Role) => topicsFor({ role }).map(({ name }) => name);

describe('topicsFor (U51)', () => {
  it('has all ten for super administrators, and for the others what their screens are about', () => {
    expect(of(Role.superAdmin)).toEqual(Object.keys(helpTitles.es.topics));
    expect(of(Role.admin)).toEqual(of(Role.superAdmin).filter((name) => name !== 'configuracion'));
    expect(of(Role.manager)).toEqual(of(Role.admin));
    expect([...of(Role.member), ...of(Role.collaborator)]).toEqual([]);
  });
});

describe('topicOf', () => {
  it.each([
    ['/dashboard', 'primeros'],
    ['/actividades/ver/reserva', 'reservas'],
    ['/actividades/edit/actividad', 'publicar'],
    ['/actividades/admin/suspension', 'suspender'],
    ['/actividades/admin/mensajes-enviados', 'mensajes'],
    ['/lecturas/1', 'asistencia'],
    ['/config-app', 'configuracion'],
    ['/perfil', 'primeros'],
  ])('%s is told of by %s', (pathname, topic) => {
    expect(topicOf(pathname, { role: Role.superAdmin })).toBe(topic);
  });

  it('leads nobody to a page that is not theirs', () => {
    expect(topicOf('/config-app', { role: Role.admin })).toBe('primeros');
  });
});

describe('the pages', () => {
  it.each(['es', 'pt'] as const)('are short, in %s', (language) => {
    const pages = Object.values(helpPages[language].pages);
    expect(pages.every(({ steps }) => steps.length >= 4 && steps.length <= 8)).toBe(true);
    expect(pages.flatMap(({ steps }) => steps).filter((step) => step.length > 170 || !step.endsWith('.'))).toEqual([]);
  });

  it('have as many steps in either language', () => {
    const counts = (language: 'es' | 'pt') => Object.values(helpPages[language].pages).map(({ steps }) => steps.length);
    expect(counts('pt')).toEqual(counts('es'));
  });

  it.each(['es', 'pt'] as const)(
    'have one or two pictures each, below the same steps as in Spanish, in %s',
    (language) => {
      const picturesOf = (one: 'es' | 'pt') =>
        Object.entries(helpPages[one].pages).map(([topic, { pictures }]) =>
          pictures.map(({ step }) => `${topic}-${step}`),
        );
      const names = picturesOf(language);
      expect(names).toEqual(picturesOf('es'));
      expect(names.every(({ length }) => length === 1 || length === 2)).toBe(true);
      const files = names.flat().map((name) => helpPicture(language, name));
      expect(files.every((file) => file !== undefined && file.width <= 390 && file.height > 0)).toBe(true);
    },
  );
});
