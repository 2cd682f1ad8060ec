import type { VisitorErrorTexts, TooComplexTexts } from '../../error-texts';

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}

const tooComplex: TooComplexTexts = {
  characters: (max) => `${max} characters at most, counting the formatting of each element.`,
  elements: (max) => `${max} elements at most (paragraphs, cells, links, pictures…).`,
  nesting: (max) => `${max} elements or blocks inside one another at most.`,
  rules: (max) => `${max} rules in style sheets at most.`,
  fields: (max) => `${max} fields and conditions at most.`,
  sections: (max) => `${max} conditions inside one another at most, and none inside itself.`,
  effort: () => 'It would take too long to process. Please make the text or its styles simpler.',
};

/** English (Britain) texts of the refusals that visitors can meet. */
export const errors: VisitorErrorTexts = {
  'input.invalid': () => ({
    title: 'Error',
    message: 'One of the details is not valid. Please check it and try again.',
  }),
  'record.notFound': () => ({
    title: 'Not found',
    message: 'What you are looking for does not exist or is no longer available.',
  }),
  'service.busy': () => ({
    title: 'Try again',
    message: 'There are many requests at the moment. Please wait a few seconds and try again.',
  }),
  'service.databaseAway': () => ({
    title: 'No connection to the database',
    message: 'Nothing can be saved or looked up just now. What you typed is kept: please try again in a moment.',
  }),
  'request.foreignOrigin': () => ({
    title: 'Not from our pages',
    message:
      'For safety, while somebody is signed in only changes made on the pages of this address are accepted. Please reload the page and try again.',
  }),
  'request.tooMany': ({ retryAfterSeconds }) => ({
    title: 'Too many requests',
    message: `Please try again ${wait(retryAfterSeconds)}.`,
  }),
  'request.tooLarge': ({ maxKilobytes }) => ({
    title: 'Too much data',
    message: `At most ${maxKilobytes} kB can be sent at once.`,
  }),
  'input.tooComplex': ({ part, max }) => ({ title: 'Text too complex', message: tooComplex[part](max) }),
  'file.unsupported': () => ({ title: 'File not valid', message: 'This kind of file cannot be used here.' }),
  'file.noRoom': () => ({
    title: 'No room left',
    message: 'The file was not saved, because the server is full. Please tell whoever runs it.',
  }),
  'file.tooLarge': ({ maxMegabytes }) => ({
    title: 'File too large',
    message: `The chosen files must be smaller than ${maxMegabytes} MB`,
  }),
  'collaborators.incomplete': () => ({
    title: 'Fill in the fields',
    message: 'Please fill in all the required fields to carry on',
  }),
  'collaborators.emailInvalid': () => ({ title: 'Email not valid', message: 'Please give a valid email address.' }),
  'collaborators.textRefused': () => ({
    title: 'Text not valid',
    message: 'Please do not write web addresses or hidden characters in the names or the town.',
  }),
  'collaborators.emailTaken': () => ({
    title: 'Email already used',
    message: 'There is already a partner with this email address',
  }),
};
