/** Texts that an installation begins with: what is still to be filled in, they say; by whom, the back office. */
const toFill = '<p><strong>Texto provisional.</strong> Estamos completando este texto.</p>';

export const texts = {
  privacy: [
    toFill,
    '<h2>Responsable del tratamiento</h2>',
    '<p>Pendiente de completar: nombre de la entidad, NIF, dirección, correo electrónico y, si lo hay, delegado de protección de datos.</p>',
    '<h2>Qué datos se piden y para qué</h2>',
    '<p>Al reservar se piden nombre, apellidos, documento de identidad, sexo, fecha de nacimiento, código postal, localidad, provincia, teléfono y correo electrónico de quien reserva y los datos necesarios de sus acompañantes. Si usted lo escribe en las notas, también alergias o movilidad reducida, que son datos de salud. Se usan para gestionar la reserva, comprobar las edades y los límites de plazas, avisar de cambios y elaborar estadísticas sin datos personales.</p>',
    '<h2>Base jurídica</h2>',
    '<p>La gestión de la reserva que usted solicita y los consentimientos que da en el formulario: la captación de imágenes durante la actividad y, si los marca, el envío de información sobre próximas actividades y los avisos por WhatsApp. Puede retirarlos en cualquier momento.</p>',
    '<h2>Cuánto tiempo se conservan</h2>',
    '<p>Los nombres, los documentos de identidad, las fechas de nacimiento, los datos de contacto, las notas y los mensajes se borran pasado un plazo tras la actividad. Pendiente de completar: el plazo de esta entidad (de forma predeterminada, 12 meses).</p>',
    '<h2>A quién se comunican</h2>',
    '<p>A la empresa que guía la actividad, a los establecimientos colaboradores donde se valida la visita y, si usted elige WhatsApp, a Meta Platforms. Pendiente de completar: proveedores técnicos y otros destinatarios.</p>',
    '<h2>Sus derechos</h2>',
    '<p>Puede pedir el acceso a sus datos, su rectificación, supresión, limitación y portabilidad, u oponerse a su tratamiento. Pendiente de completar: dirección a la que escribir. También puede reclamar ante la Agencia Española de Protección de Datos (<a href="https://www.aepd.es">www.aepd.es</a>).</p>',
  ].join(''),
  cookies: [
    toFill,
    '<h2>Qué guarda esta web en su navegador</h2>',
    '<ul><li><strong>lang</strong>: el idioma que elige, o el del enlace por el que llega, durante un año.</li><li><strong>dehesa_session</strong>: mantiene abierta la sesión de quien entra con su cuenta, durante 30 días desde su último uso y 90 como máximo. Para reservar no hace falta cuenta ni se guarda esta cookie.</li><li><strong>dehesa_device</strong>: reconoce durante un año el dispositivo en el que alguien ya entró en el panel de gestión, para que los intentos de otros no le impidan entrar. Quien reserva no la recibe.</li><li><strong>staff-lang</strong>: el idioma que elige el equipo para el panel de gestión, durante un año. Solo se envía a la página de inicio de sesión.</li><li>El borrador de su reserva, o de su solicitud de colaborador, se guarda en su navegador hasta que cierra la pestaña, para que no tenga que volver a escribirlo.</li></ul>',
    '<p>Son necesarias para el servicio que usted pide, por lo que no requieren consentimiento. Esta web no usa cookies de análisis ni de publicidad.</p>',
    '<h2>Contenido de terceros</h2>',
    '<p>Algunas actividades muestran vídeos de YouTube o Vimeo. Solo se cargan si usted pulsa para verlos; entonces se aplican las condiciones de esos servicios.</p>',
    '<h2>Cómo borrarlas</h2>',
    '<p>Puede borrarlas o bloquearlas en los ajustes de su navegador. Pendiente de completar: cualquier otra cookie que añada esta entidad.</p>',
  ].join(''),
  notice: [
    toFill,
    '<h2>Titular de la web</h2>',
    '<p>Pendiente de completar: nombre o razón social, NIF, domicilio, correo electrónico, teléfono y, si procede, datos registrales.</p>',
    '<h2>Objeto</h2>',
    '<p>Esta web permite consultar actividades guiadas en la naturaleza y reservar plazas en ellas.</p>',
    '<h2>Condiciones de uso</h2>',
    '<p>Quien reserva se compromete a dar datos verdaderos y a cancelar la reserva si no puede acudir. Las plazas quedan sujetas a confirmación. Pendiente de completar: condiciones propias de esta entidad.</p>',
    '<h2>Propiedad intelectual y responsabilidad</h2>',
    '<p>Pendiente de completar: titularidad de los contenidos, responsabilidad sobre los enlaces, legislación aplicable y jurisdicción.</p>',
  ].join(''),
};

/** What the page of a legal text says around it. */
export const page = { version: (version: number, date: string) => `Versión ${version}, en vigor desde el ${date}` };
