/** What is typed after Ctrl and K. */
export function finderQuestions({ one }) {
  const finds = (name, typed, group, token) => [
    `finder, ${name}`,
    'finder.find',
    { typed },
    (found) => found.failed.length === 0 && (group === null || found[group].rows.length > 0),
    token,
  ];
  return [
    finds('name of many', 'garcía olmo', 'reservations'),
    finds('first name', 'begoña', 'reservations'),
    finds('name of few', 'zumalacarregui', 'reservations'),
    finds('name of few backwards', 'zumalacarregui inigo', null),
    finds('name of nobody', 'pingüino real', null),
    finds('three letters', 'gar', null),
    finds('e-mail', one.email, 'reservations'),
    finds('part of all e-mails', 'example.org', 'reservations'),
    finds('telephone', one.phone, 'reservations'),
    finds('start of a telephone', '6001', null),
    finds('document', one.identity, 'reservations'),
    finds('reference', one.reference, 'reservations'),
    finds('start of a reference', one.reference.slice(0, 5), 'reservations'),
    finds('title', 'buitres', 'activities'),
    finds('conversation', 'sol rey 1234', 'conversations'),
    finds('collaborator', 'casa rural 12', 'collaborators'),
    finds('name of many, of a company', 'garcía olmo', null, 'company'),
    finds('first name, of a manager', 'begoña', null, 'manager'),
  ];
}
