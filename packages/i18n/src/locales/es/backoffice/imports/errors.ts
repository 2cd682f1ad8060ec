import type { ImportErrorTexts } from '../../../../error-texts';

/** Why a file of another system, or what came of it, was refused (B106). */
export const importErrors: ImportErrorTexts = {
  'imports.unreadable': () => ({
    title: 'Archivo no válido',
    message: 'No contiene una tabla con encabezados y filas. Sube una hoja de cálculo (XLSX) o un CSV.',
  }),
  'imports.tooManyRows': ({ max }) => ({
    title: 'Demasiadas filas',
    message: `Un archivo puede tener ${max} filas como máximo. Divídelo en varios.`,
  }),
  'imports.tooManyColumns': ({ max }) => ({
    title: 'Demasiadas columnas',
    message: `Un archivo puede tener ${max} columnas como máximo.`,
  }),
  'imports.cellTooLong': ({ row, max }) => ({
    title: 'Texto demasiado largo',
    message: `La fila ${row} tiene un texto de más de ${max} caracteres.`,
  }),
  'imports.columnMissing': () => ({
    title: 'Falta una columna',
    message: 'Elige de qué columna viene cada dato obligatorio.',
  }),
  'imports.otherState': () => ({
    title: 'La importación ha cambiado',
    message: 'Alguien ha seguido con ella en otra pantalla. Recarga para ver cómo está.',
  }),
  'imports.nothingToStore': () => ({
    title: 'No se ha guardado nada',
    message: 'Todavía hay filas con problemas.',
  }),
  'imports.changedMeanwhile': () => ({
    title: 'No se ha guardado nada',
    message: 'Los datos cambiaron desde la revisión. Revisa las filas otra vez.',
  }),
  'imports.inUse': () => ({
    title: 'No se puede deshacer',
    message: 'Parte de lo importado ya se usa: tiene reservas, asistencia, actividades o una contraseña propia.',
  }),
  'imports.tooLateToUndo': () => ({
    title: 'No se puede deshacer',
    message: 'Han pasado más de 30 días desde que se guardó.',
  }),
};
