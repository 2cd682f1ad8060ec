import { expect, it } from 'vitest';
import { slugIn, snippet } from './snippet';

const plain = { language: 'es', territoryId: null, collaboratorId: null, slug: '' } as const;

it('shows the agenda of a territory through a collaborator', () => {
  expect(snippet('https://r.example', { ...plain, language: 'pt', territoryId: 2, collaboratorId: 7 })).toBe(
    `<script src="https://r.example/widget.js" async></script>
<dehesa-activities territory="2" lang="pt" collaborator="7">
  <a href="https://r.example/agenda?territorio=tajo&amp;colaborador=7&amp;lang=pt">Ver as atividades</a>
</dehesa-activities>`,
  );
});

it('shows one activity', () => {
  expect(snippet('https://r.example', { ...plain, slug: 'barco' })).toContain(
    '<dehesa-activities lang="es" activity="barco">\n  <a href="https://r.example/actividad/barco">',
  );
});

it.each([
  ['barco', 'barco'],
  [' https://r.example/actividad/ruta-de-los-buitres?lang=pt#book ', 'ruta-de-los-buitres'],
  ['/actividad/barco/', 'barco'],
  ['"><script>', ''],
  ['', ''],
])('%j is the activity %j', (text, slug) => {
  expect(slugIn(text)).toBe(slug);
});
