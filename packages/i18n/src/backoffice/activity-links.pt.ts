import type { es } from './activity-links.es';

export const pt: typeof es = {
  copy: {
    title: (title) => `Cópia de: ${title}`,
    noticeTitle: 'Cópia por guardar',
    notice:
      'A data, o horário e o prazo de inscrição são os do original: reveja-os antes de guardar. Também são copiadas as imagens, o vídeo e as atividades relacionadas e complementares. As reservas e os documentos não são copiados.',
  },
  related: {
    title: 'Atividades relacionadas',
    hint: 'São guardadas de imediato, sem esperar pelo botão «Guardar».',
    none: 'Ainda não há nenhuma.',
    add: 'Adicionar atividades',
    view: (title) => `Ver a página pública de «${title}» (abre noutro separador)`,
    remove: (title) => `Retirar «${title}»`,
    removeTitle: 'Retirar a atividade relacionada?',
    removeMessage: (title) => `«${title}» deixará de aparecer junto desta atividade. Não é apagada.`,
    removeConfirm: 'Retirar',
    removed: 'Atividade relacionada retirada',
    pickerTitle: 'Adicionar atividades relacionadas',
    columns: { title: 'Atividade', territory: 'Território', date: 'Data', company: 'Empresa', action: 'Adicionar' },
    pick: 'Adicionar',
    pickLabel: (title) => `Adicionar «${title}»`,
    picked: 'Adicionada',
    pickedLabel: (title) => `«${title}» adicionada`,
    done: 'Concluído',
  },
  complements: {
    title: 'Atividades complementares',
    count: (count) => (count === 1 ? '1 escolhida' : `${count} escolhidas`),
    label: 'Atividades complementares propostas com esta',
    placeholder: 'Procure por título ou local',
    nothingFound: 'Nenhuma corresponde à pesquisa',
    hidden: (title) => `${title} (oculta)`,
  },
};
