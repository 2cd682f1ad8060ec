import type { es } from './reservation-form.es';

export const pt: typeof es = {
  form: {
    createTitle: 'Nova reserva',
    editTitle: (reference) => `Reserva ${reference}`,
    loading: 'A carregar a reserva…',
    failed: 'Não foi possível carregar a reserva',
    required: 'Os campos com asterisco são obrigatórios.',
    fieldRequired: 'Campo obrigatório',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: { title: 'Guardado', message: 'Dados guardados' },
    activity: 'Atividade',
    chooseActivity: 'Escolher uma atividade',
    changeActivity: 'Mudar de atividade',
    noActivity: 'Ainda não escolheu a atividade desta reserva.',
    reservation: 'Reserva',
    status: 'Estado',
    language: 'Idioma da reserva',
    languageHint: 'Determina o formato do documento e do código postal, e o idioma das mensagens.',
    shift: 'Turno',
    shiftOption: (shift, free) =>
      free === 0 ? `${shift} (esgotado)` : `${shift} (${free === 1 ? '1 lugar livre' : `${free} lugares livres`})`,
    free: (free) =>
      free === 0
        ? 'Não restam lugares livres.'
        : free === 1
          ? 'Resta 1 lugar livre.'
          : `Restam ${free} lugares livres.`,
    booker: 'Titular',
    firstName: 'Nome',
    lastName: 'Apelidos',
    identity: { ES: 'DNI ou NIE', PT: 'Cartão de Cidadão', passport: 'passaporte' },
    sex: 'Sexo',
    sexes: { F: 'Mulher', M: 'Homem' },
    birthDate: 'Data de nascimento (dd/mm/aaaa)',
    postalCode: 'Código postal',
    province: { es: 'Província', pt: 'Distrito' },
    locality: 'Localidade',
    localityChoices: (count) => `O código postal tem ${count} localidades: escolha uma.`,
    codeBelongsTo: (locality, province) => `O código postal é de ${locality} (${province}).`,
    putLocality: (locality) => `Usar ${locality}`,
    postalCodeUnknown: 'Código postal inválido. Verifique-o; se estiver bem escrito, pode guardar.',
    phonePrefix: 'Indicativo',
    phone: 'Telefone',
    email: 'E-mail',
    notes: 'Notas',
    notesLeft: (left) => (left === 1 ? 'Resta 1 carácter' : `Restam ${left} caracteres`),
    companions: 'Acompanhantes',
    companionsHint: 'Até três, adultos ou menores.',
    companion: (slot) => `Acompanhante ${slot}`,
    addCompanion: 'Adicionar um acompanhante',
    removeCompanion: (slot) => `Retirar o acompanhante ${slot}`,
    kind: 'Tipo',
    kinds: { adult: 'Adulto', child: 'Menor' },
    childHint: (age) =>
      age === 0
        ? 'De um menor só se guardam o nome, o sexo e a data de nascimento.'
        : `Tem de ter já ${age} anos feitos.`,
    noChildren: 'Esta atividade não aceita menores.',
    notify: 'Avisar por mensagem ao guardar',
    notifyHint: 'É enviada ao titular a mensagem do estado da sua reserva.',
    whatsapp: 'Avisos também por WhatsApp',
    whatsappHint: 'Só se o titular o tiver pedido, e para um telemóvel.',
    unsaved: {
      title: 'Há alterações por guardar',
      message: 'Se sair agora, perderá o que escreveu.',
      leave: 'Sair sem guardar',
      stay: 'Continuar a editar',
    },
  },

  history: {
    heading: 'Histórico',
    empty: 'Ainda não há alterações registadas.',
    visitor: 'Visitante',
    from: (from, to) => `De ${from} para ${to}`,
    cancelled: 'Cancelada',
    forced: 'Acima da lotação',
    actions: {
      book: 'Reserva recebida',
      create: 'Reserva criada pela equipa',
      edit: 'Dados alterados',
      changeStatus: 'Mudança de estado',
      resend: 'Confirmação reenviada',
      confirmAttendance: 'Presença confirmada',
      confirmVisit: 'Visita validada',
      other: 'Alteração registada',
    },
    people: (count) => (count === 1 ? 'Para 1 pessoa' : `Para ${count} pessoas`),
    notified: 'Com aviso por mensagem',
  },
};
