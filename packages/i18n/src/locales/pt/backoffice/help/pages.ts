import type * as es from '../../../es/backoffice/help/pages';

export const helpPages: typeof es.helpPages = {
  introduction: 'Passos curtos para o que se faz todos os dias.',
  all: 'Todas as páginas de ajuda',
  go: 'Ir para o ecrã',
  next: 'Seguinte:',
  pages: {
    primeros: {
      summary: 'Como está organizado o painel e onde ver o que há em cada manhã.',
      steps: [
        'Abra «Início»: no topo estão as próximas atividades e, por cima, o que espera resposta.',
        'Carregue numa atividade para abrir o seu quadro de reservas.',
        'Use a lupa, ou Ctrl e K (⌘ e K num Mac), para procurar uma pessoa, uma reserva, uma atividade ou um ecrã.',
        'O sino avisa dos pedidos novos.',
        'Nas listas, assinale as caixas para alterar ou exportar várias linhas de uma só vez. Às contas pode escrever ou reenviar o convite.',
        'Mude o idioma com ES e PT, no canto superior direito.',
        'Em «Os meus dados», por baixo do seu nome, altere a palavra-passe e ative a verificação em dois passos.',
      ],
      pictures: [
        {
          step: 1,
          alt: 'A secção «Próximas atividades» do «Início»: no topo, o que espera resposta; por baixo, cada atividade com a sua data e os seus lugares.',
        },
        { step: 3, alt: 'A pesquisa aberta, com algumas letras escritas e o que encontrou.' },
      ],
    },
    publicar: {
      summary: 'De uma atividade nova à sua página no site.',
      steps: [
        'Em «Atividades», crie uma atividade nova.',
        'Escreva o título e escolha a data e as horas.',
        'Escolha a empresa, o território e a categoria, e escreva a lotação. Se houver turnos, cada um tem essa lotação.',
        'Escreva o município e o ponto de encontro, e marque o ponto no mapa.',
        'Escreva a descrição em espanhol. O que ficar vazio em português é mostrado em espanhol.',
        'Em «Inscrições», escolha entre que dias se pode reservar e o que faz a lista de espera.',
        'Carregue em «Guardar», sempre à vista em baixo (ou Ctrl e S). Se faltar alguma coisa, a secção tem um sinal vermelho.',
        'Veja o resultado em «Ver página pública». Enquanto a atividade estiver oculta, ninguém a vê no site.',
      ],
      pictures: [
        {
          step: 2,
          alt: 'A secção da data e do horário no formulário, com os campos da data, da hora de início e da hora de fim.',
        },
        { step: 7, alt: 'A barra com o botão «Guardar», ao fundo do formulário.' },
      ],
    },
    reservas: {
      summary: 'Confirmar, pôr em espera, alterar e cancelar.',
      steps: [
        'Em «Reservas», escolha a atividade: verá as colunas das pendentes, em espera e confirmadas.',
        'Para confirmar um pedido, carregue no botão da sua ficha ou arraste-a para as confirmadas. Antes de alterar seja o que for, é pedida confirmação.',
        'A barra do topo diz quantos lugares restam. Não se pode confirmar acima da lotação.',
        'Para alterar dados ou pessoas, abra a reserva e guarde.',
        'Ao cancelar, escolha o motivo se quiser que quem reservou o leia.',
        'Com as caixas das fichas confirmam-se, põem-se em espera ou cancelam-se várias de uma vez.',
        'Em «Imprimir e exportar» estão a lista para imprimir, o PDF e a folha de cálculo, com o estado de cada pessoa.',
      ],
      pictures: [
        {
          step: 2,
          alt: 'O quadro de uma atividade num telemóvel: um separador por coluna e o primeiro pedido com o botão para o confirmar.',
        },
        { step: 7, alt: 'O menu «Imprimir e exportar» aberto.' },
      ],
    },
    espera: {
      summary: 'O que acontece aos lugares que ficam livres.',
      steps: [
        'Na atividade, em «Inscrições», escolha o que faz a lista de espera quando fica um lugar livre.',
        'Se oferecer os lugares por mensagem, escreve-se por ordem a quem espera e o lugar fica guardado até ao fim do prazo.',
        'No modo manual, ofereça o lugar na ficha de quem espera.',
        'A ficha diz até quando está oferecido. Quem não responde passa para o fim.',
        'Ao retirar a oferta, o lugar volta a ficar livre.',
      ],
      pictures: [
        { step: 1, alt: 'A secção «Inscrições», com o campo da lista de espera.' },
        { step: 4, alt: 'A ficha de quem espera; no topo diz até quando o lugar está oferecido.' },
      ],
    },
    asistencia: {
      summary: 'Para quem guia a atividade, também sem rede.',
      steps: [
        'No quadro da atividade, carregue em «Fazer a chamada» e abra a ligação no telemóvel antes de sair, com ligação à internet.',
        'No dia da atividade, procure o nome ou leia o código QR da reserva.',
        'Marque cada pessoa que chega. Se se enganar, pode anular.',
        'Sem rede, as marcações ficam no telemóvel e são enviadas sozinhas quando a rede voltar. Não termine a sessão antes.',
        'Em «Leituras» vê-se quem chegou e as visitas aos colaboradores.',
      ],
      pictures: [
        {
          step: 3,
          alt: 'A lista de uma atividade no telemóvel de quem guia: um botão com o nome de cada pessoa e, ao lado, «Não vem»; por baixo, os que marcam todo o grupo.',
        },
      ],
    },
    suspender: {
      summary: 'Quando o tempo ou outra causa impede a atividade.',
      steps: [
        'No quadro da atividade, escolha «Suspender ou mudar de data».',
        'Escolha o motivo e, se for preciso, escreva uma explicação nos dois idiomas, sem dados pessoais.',
        'Escolha outras datas, se as houver: guarda-se lugar nelas para todo o grupo enquanto responde.',
        'Veja antes o que vai acontecer e a quantas pessoas se escreve.',
        'Confirme. A mensagem sai para todas as reservas.',
        'Depois acompanhe as respostas e veja a quem a mensagem não chegou.',
      ],
      pictures: [{ step: 2, alt: 'O formulário da suspensão, com o motivo e a explicação nos dois idiomas.' }],
    },
    mensajes: {
      summary: 'O que escrevem os visitantes e o que lhes é enviado.',
      steps: [
        'Abra as mensagens do seu território: são as conversas de WhatsApp e as perguntas do site.',
        'Carregue numa conversa e responda em baixo. A resposta sai por onde a pessoa escreveu.',
        'Um pedido de grupo passa a reserva a partir da própria conversa.',
        'Para escrever às reservas de uma atividade, abra o seu quadro e escolha a quem.',
        'Nas mensagens enviadas vê-se o que foi enviado, a quem e se chegou. A partir daí pode enviar-se de novo.',
      ],
      pictures: [{ step: 2, alt: 'O lugar onde se escreve a resposta, com o botão «Enviar».' }],
    },
    colaboradores: {
      summary: 'Quem oferece as atividades e quem envia visitantes.',
      steps: [
        'Em «Empresas» criam-se as entidades que organizam atividades.',
        'Em «Colaboradores» estão os estabelecimentos que enviam visitantes. Carregue num para ver os seus dados e o que chegou por ele.',
        'Dê-lhe acesso: recebe uma mensagem, a sua ligação de reserva antecipada e o seu ponto de validação.',
        'Imprima o cartaz com o código QR, num idioma ou nos dois.',
        'Ao retirar-lhe o acesso, as suas ligações deixam de funcionar e as suas reservas e visitas conservam-se.',
      ],
      pictures: [
        { step: 4, alt: 'As ligações de um colaborador e os botões para descarregar o seu código QR e o seu cartaz.' },
      ],
    },
    estadisticas: {
      summary: 'Os números, e como levá-los para uma folha de cálculo.',
      steps: [
        'Em «Início», por baixo das próximas atividades, escolha a vista geral ou a de um território.',
        'Escolha um período para o ver junto do mesmo período do ano anterior.',
        'As tabelas e os mapas dizem de que distritos ou províncias e localidades vêm as pessoas.',
        'Exporte para Excel: participantes, participantes com quem espera, dados gerais ou localidades.',
        'Na folha, use os filtros dos títulos. As datas são datas e podem ordenar-se.',
        'As folhas com nomes têm dados pessoais: guarde-as só o tempo necessário. Fica registado quem as descarrega.',
      ],
      pictures: [{ step: 2, alt: 'A secção «Estatísticas», com os botões para exportar e o campo do período.' }],
    },
    configuracion: {
      summary: 'O que só um superadministrador altera.',
      steps: [
        'Em «Configuração», «Geral»: o nome, os limites e os dados de cada território.',
        'Em «E-mail»: o servidor de e-mail e os textos das mensagens. Envie uma mensagem de teste depois de o alterar.',
        'Em «Personalização»: o logótipo, que substitui o nome no site e nos e-mails, os idiomas do site e os estilos próprios.',
        'Em «Site público»: os textos legais e os sites que mostram a agenda.',
        'Em «Privacidade»: quanto tempo se conservam os dados, o que foi feito e por quem, e os dados que uma pessoa pede.',
        'Cada secção guarda-se em separado, com o seu botão sempre à vista.',
        'Em «Início», «Primeiros passos» diz o que falta antes de abrir ao público.',
      ],
      pictures: [{ step: 1, alt: 'As secções da configuração e, por baixo, a primeira: «Geral».' }],
    },
  },
};
