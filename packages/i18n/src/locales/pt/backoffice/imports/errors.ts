import type { ImportErrorTexts } from '../../../../error-texts';

/** Why a file of another system, or what came of it, was refused (B106). */
export const importErrors: ImportErrorTexts = {
  'imports.unreadable': () => ({
    title: 'Ficheiro inválido',
    message: 'Não contém uma tabela com cabeçalhos e linhas. Carregue uma folha de cálculo (XLSX) ou um CSV.',
  }),
  'imports.tooManyRows': ({ max }) => ({
    title: 'Demasiadas linhas',
    message: `Um ficheiro pode ter no máximo ${max} linhas. Divida-o em vários.`,
  }),
  'imports.tooManyColumns': ({ max }) => ({
    title: 'Demasiadas colunas',
    message: `Um ficheiro pode ter no máximo ${max} colunas.`,
  }),
  'imports.cellTooLong': ({ row, max }) => ({
    title: 'Texto demasiado longo',
    message: `A linha ${row} tem um texto com mais de ${max} caracteres.`,
  }),
  'imports.columnMissing': () => ({
    title: 'Falta uma coluna',
    message: 'Escolha de que coluna vem cada dado obrigatório.',
  }),
  'imports.otherState': () => ({
    title: 'A importação mudou',
    message: 'Alguém continuou com ela noutro ecrã. Recarregue para ver como está.',
  }),
  'imports.nothingToStore': () => ({
    title: 'Nada foi guardado',
    message: 'Ainda há linhas com problemas.',
  }),
  'imports.changedMeanwhile': () => ({
    title: 'Nada foi guardado',
    message: 'Os dados mudaram desde a revisão. Reveja as linhas outra vez.',
  }),
  'imports.inUse': () => ({
    title: 'Não é possível anular',
    message:
      'Parte do que foi importado já está em uso: tem reservas, presenças, atividades ou uma palavra-passe própria.',
  }),
  'imports.tooLateToUndo': () => ({
    title: 'Não é possível anular',
    message: 'Passaram mais de 30 dias desde que foi guardada.',
  }),
};
