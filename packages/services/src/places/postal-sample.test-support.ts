import type { PostalDownload, PostalFile } from './postal-file';

const row = (...cells: (string | number)[]) => cells.join('\t');

/** Lines in GeoNames' twelve columns, written by hand; each shows something that its files do. */
export const goodLines = [
  // No accents, capital articles, and a municipality that is not its own.
  row('ES', '10694', 'Torrejon El Rubio', 'Extremadura', 'EX', 'Cáceres', 'CC', 'Toril', '10182', 39.77, -6.01, 3),
  row(
    'ES',
    '10695',
    'Villarreal De San Carlos',
    'Extremadura',
    'EX',
    'Cáceres',
    'CC',
    'Serradilla',
    '10175',
    39.85,
    -6.03,
    4,
  ),
  row('ES', '10530', 'Serradilla', 'Extremadura', 'EX', 'Cáceres', 'CC', 'Serradilla', '10175', 39.83, -6.14, 4),
  // One code with many places: the seat, then the better known, then by name.
  row('ES', '10001', 'Rincon De Ballesteros', 'Extremadura', 'EX', 'Cáceres', 'CC', '', '', 39.2, -6.4, 3),
  row('ES', '10001', 'Valdesalor', 'Extremadura', 'EX', 'Cáceres', 'CC', 'Cáceres', '10037', 39.38, -6.35, 3),
  row('ES', '10001', 'Aldea Moret', 'Extremadura', 'EX', 'Cáceres', 'CC', 'Cáceres', '10037', 39.44, -6.39, 4),
  row('ES', '10001', 'Caceres', 'Extremadura', 'EX', 'Cáceres', 'CC', 'Cáceres', '10037', 39.48, -6.37, 1),
  // Two official names.
  row(
    'ES',
    '03001',
    'Alicante',
    'Comunidad Valenciana',
    'VC',
    'Alicante',
    'A',
    'Alicante/Alacant',
    '03014',
    38.35,
    -0.48,
    4,
  ),
  // Across the border of the province that the digits tell.
  row(
    'ES',
    '01118',
    'Treviño',
    'Castilla - Leon',
    'CL',
    'Burgos',
    'BU',
    'Condado de Treviño',
    '09109',
    42.73,
    -2.75,
    4,
  ),
  // A box, without a municipality, in the eleven columns of a mirror.
  row('ES', '28071', 'Madrid', 'Madrid', 'MD', 'Madrid', 'M', '', '', 40.41, -3.7),
  row('PT', '1000-001', 'Lisboa', 'Lisboa', '14', 'Lisboa', '1106', 'Lisboa', '', 38.7167, -9.1333, ''),
  row('PT', '6060-101', 'Idanha-A-Nova', 'Castelo Branco', '06', 'Idanha-A-Nova', '0505', '', '', 39.92, -7.24, ''),
  row('PT', '6060-101', 'Senhora da Graça', 'Castelo Branco', '06', 'Idanha-A-Nova', '0505', '', '', 39.92, -7.2, ''),
  row('PT', '6060-191', 'Monsanto', 'Castelo Branco', '06', 'Idanha-A-Nova', '0505', '', '', 40.04, -7.11, ''),
  // Not a code: it stands for its zone.
  row('PT', '6060-000', 'Idanha-A-Nova', 'Castelo Branco', '06', 'Idanha-A-Nova', '0505', '', '', 39.92, -7.24, ''),
  // Two concelhos of one name, and a district in English.
  row('PT', '8400-339', 'Lagoa', 'Faro', '09', 'Lagoa', '0806', '', '', 37.13, -8.45, ''),
  row('PT', '9560-045', 'Lagoa', 'Azores', '23', 'Lagoa', '4201', '', '', 37.74, -25.57, ''),
  row('PT', '9000-064', 'Funchal', 'Madeira', '10', 'Funchal', '3103', '', '', 32.65, -16.91, ''),
] as const;

export const badLines = [
  row('FR', '75001', 'Paris', '', '', '', '', '', '', 48.86, 2.35, 5),
  row('ES', '53001', 'Nada', '', '', '', '', '', '', 40, -3, 1),
  row('ES', '10694', 'Falta una columna'),
  row('PT', '1000-002', 'Lisboa', 'Lisboa', '14', 'Lisboa', '1106', '', '', 138.7, -9.1, ''),
] as const;

export function postalFile(lines: readonly string[], name = 'ES.txt'): PostalFile {
  let read = 0;
  return {
    name,
    bytes: lines.length,
    bytesRead: () => read,
    async *lines() {
      read = 0;
      for (const line of lines) {
        read += 1;
        yield line;
      }
    },
  };
}

/** What an address gives: these lines, as a file for both countries; or it fails with `error` halfway. */
export function postalDownload(lines: readonly string[], error?: Error): PostalDownload & { removed: number } {
  const download = {
    removed: 0,
    fetch: async ({ onBytes }: Parameters<PostalDownload['fetch']>[0]) => {
      await onBytes(1, 2);
      if (error !== undefined) throw error;
      const file: PostalFile = { ...postalFile(lines, 'ES.zip, PT.zip'), downloadedFor: ['ES', 'PT'] };
      return { file, remove: async () => void (download.removed += 1) };
    },
  };
  return download;
}
