import type * as es from '../es/legal';

const toFill = '<p><strong>Texto provisório.</strong> Estamos a completar este texto.</p>';

export const texts: typeof es.texts = {
  privacy: [
    toFill,
    '<h2>Responsável pelo tratamento</h2>',
    '<p>Por completar: nome da entidade, NIF, morada, e-mail e, se existir, encarregado da proteção de dados.</p>',
    '<h2>Que dados são pedidos e para quê</h2>',
    '<p>Ao reservar, são pedidos o nome, os apelidos, o documento de identificação, o sexo, a data de nascimento, o código postal, a localidade, o distrito, o telefone e o e-mail de quem reserva, bem como os dados necessários dos seus acompanhantes. Se os escrever nas notas, também alergias ou mobilidade reduzida, que são dados de saúde. Servem para gerir a reserva, verificar as idades e os limites de lugares, avisar de alterações e elaborar estatísticas sem dados pessoais.</p>',
    '<h2>Fundamento jurídico</h2>',
    '<p>A gestão da reserva que pede e os consentimentos que dá no formulário: a captação de imagens durante a atividade e, se os assinalar, o envio de informação sobre próximas atividades e os avisos por WhatsApp. Pode retirá-los em qualquer momento.</p>',
    '<h2>Durante quanto tempo são conservados</h2>',
    '<p>Os nomes, os documentos de identificação, as datas de nascimento, os contactos, as notas e as mensagens são apagados algum tempo depois da atividade. Por completar: o prazo desta entidade (por predefinição, 12 meses).</p>',
    '<h2>A quem são comunicados</h2>',
    '<p>À empresa que guia a atividade, aos estabelecimentos colaboradores onde a visita é validada e, se escolher o WhatsApp, à Meta Platforms. Por completar: fornecedores técnicos e outros destinatários.</p>',
    '<h2>Os seus direitos</h2>',
    '<p>Pode pedir o acesso aos seus dados, a sua retificação, o apagamento, a limitação e a portabilidade, ou opor-se ao tratamento. Por completar: endereço para onde escrever. Pode também apresentar reclamação à Comissão Nacional de Proteção de Dados (<a href="https://www.cnpd.pt">www.cnpd.pt</a>).</p>',
  ].join(''),
  cookies: [
    toFill,
    '<h2>O que este site guarda no seu navegador</h2>',
    '<ul><li><strong>lang</strong>: o idioma que escolhe, ou o da ligação pela qual chega, durante um ano.</li><li><strong>dehesa_session</strong>: mantém aberta a sessão de quem entra com a sua conta, durante 30 dias desde a última utilização e 90 no máximo. Para reservar não é precisa conta e este cookie não é guardado.</li><li><strong>dehesa_device</strong>: reconhece durante um ano o dispositivo em que alguém já entrou no painel de gestão, para que as tentativas de outros não o impeçam de entrar. Quem reserva não o recebe.</li><li><strong>staff-lang</strong>: o idioma que a equipa escolhe para o painel de gestão, durante um ano. Só é enviado à página de início de sessão.</li><li>O rascunho da sua reserva, ou do seu pedido de colaborador, fica guardado no navegador até fechar o separador, para não ter de o escrever outra vez.</li></ul>',
    '<p>São necessários ao serviço que pede, pelo que não exigem consentimento. Este site não usa cookies de análise nem de publicidade.</p>',
    '<h2>Conteúdos de terceiros</h2>',
    '<p>Algumas atividades mostram vídeos do YouTube ou do Vimeo. Só são abertos se carregar no botão para os ver; nesse caso aplicam-se as condições desses serviços.</p>',
    '<h2>Como apagá-los</h2>',
    '<p>Pode apagá-los ou bloqueá-los nas definições do navegador. Por completar: qualquer outro cookie que esta entidade acrescente.</p>',
  ].join(''),
  notice: [
    toFill,
    '<h2>Titular do site</h2>',
    '<p>Por completar: nome ou denominação social, NIF, sede, e-mail, telefone e, se aplicável, dados de registo.</p>',
    '<h2>Objeto</h2>',
    '<p>Este site permite consultar atividades guiadas na natureza e reservar lugares nelas.</p>',
    '<h2>Condições de utilização</h2>',
    '<p>Quem reserva compromete-se a dar dados verdadeiros e a cancelar a reserva se não puder comparecer. Os lugares ficam sujeitos a confirmação. Por completar: condições próprias desta entidade.</p>',
    '<h2>Propriedade intelectual e responsabilidade</h2>',
    '<p>Por completar: titularidade dos conteúdos, responsabilidade pelas ligações, lei aplicável e tribunal competente.</p>',
  ].join(''),
};

/** What the page of a legal text says around it. */
export const page = { version: (version: number, date: string) => `Versão ${version}, em vigor desde ${date}` };
