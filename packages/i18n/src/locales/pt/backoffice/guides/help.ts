import type * as es from '../../../es/backoffice/guides/help';

export const guideHelp: typeof es.guideHelp = {
  title: 'Ajuda para guias',
  open: 'Ajuda',
  sections: [
    {
      heading: 'Antes de sair',
      steps: [
        'Com ligação à internet, entre com a sua conta e abra «As suas atividades»: as listas de hoje e dos três dias seguintes guardam-se sozinhas no telemóvel.',
        'Se a sua atividade for mais tarde, abra a lista uma vez e fica guardada.',
        'Adicione esta página ao ecrã inicial: assim encontra-a também sem rede.',
      ],
    },
    {
      heading: 'No ponto de encontro',
      steps: [
        'Procure por nome ou número, ou carregue em «Ler QR» e aponte para o código da reserva.',
        'Carregue no nome de cada pessoa que chega, ou no botão que marca todo o grupo. Com «Não vem» regista que falta.',
        'Se se enganar, carregue em «Anular».',
        'Pode marcar a partir do dia da atividade, não antes.',
      ],
    },
    {
      heading: 'Sem rede',
      steps: [
        'Marque como sempre: no topo vê-se quantas marcações estão por enviar.',
        'São enviadas sozinhas quando a ligação voltar. Também pode carregar em «Enviar».',
        'Não termine a sessão enquanto não disser «tudo enviado»: o que não tiver sido enviado perde-se.',
      ],
    },
    {
      heading: 'Se não tem conta',
      steps: [
        'Os nomes só se veem com uma conta da equipa. Peça uma a quem trata da atividade, ou a lista impressa.',
        'Esta ajuda pode ser lida sem conta.',
      ],
    },
  ],
};
