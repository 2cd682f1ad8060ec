import type { LegalKind } from '@dehesa/domain/configuration';

const toFill = '<p><strong>Provisional text.</strong> We are completing this text.</p>';

/** The legal texts of a new installation, in English (Britain). */
export const texts: Record<LegalKind, string> = {
  privacy: [
    toFill,
    '<h2>Who is responsible for your data</h2>',
    '<p>To be completed: name of the body, tax number, address, email and, if there is one, data protection officer.</p>',
    '<h2>What data we ask for, and why</h2>',
    '<p>When you book we ask for first name, surname, identity document, sex, date of birth, postcode, town, province, phone and email of the person booking, and for what is needed about the people coming along. If you write it in the notes, also allergies or reduced mobility, which are health data. They are used to run the booking, check ages and the number of places, tell you of changes and draw up statistics without personal data.</p>',
    '<h2>Legal basis</h2>',
    '<p>Running the booking you ask for, and the consent you give in the form: pictures taken during the activity and, if you tick them, information about future activities and messages by WhatsApp. You can withdraw it at any time.</p>',
    '<h2>How long they are kept</h2>',
    '<p>Names, identity documents, dates of birth, contact details, notes and messages are deleted some time after the activity. To be completed: how long for this body (12 months unless changed).</p>',
    '<h2>Who they are passed on to</h2>',
    '<p>To the company that guides the activity, to the partner businesses where the visit is confirmed and, if you choose WhatsApp, to Meta Platforms. To be completed: technical providers and other recipients.</p>',
    '<h2>Your rights</h2>',
    '<p>You can ask for your data to be shown, corrected, deleted, restricted or handed over, or object to their use. To be completed: address to write to. You can also complain to the Spanish data protection authority (<a href="https://www.aepd.es">www.aepd.es</a>).</p>',
  ].join(''),
  cookies: [
    toFill,
    '<h2>What this website keeps in your browser</h2>',
    '<ul><li><strong>lang</strong>: the language you choose, or that of the link you came by, for one year.</li><li><strong>dehesa_session</strong>: keeps whoever signs in to their account signed in, for 30 days from the last use and 90 at most. Booking needs no account, and this cookie is not kept for it.</li><li><strong>dehesa_device</strong>: recognises for one year the device on which somebody has signed in to the back office before, so that attempts by others do not keep them out. People who book do not get it.</li><li><strong>staff-lang</strong>: the language that staff choose for the back office, for one year. It is only sent to the sign-in page.</li><li>The draft of your booking, or of your request to become a partner, is kept in your browser until you close the tab, so that you do not have to type it again.</li></ul>',
    '<p>They are needed for the service you ask for, so they require no consent. This website uses no cookies for analytics or advertising.</p>',
    '<h2>Content of others</h2>',
    '<p>Some activities show videos from YouTube or Vimeo. They are only loaded if you press to watch them; the terms of those services then apply.</p>',
    '<h2>How to delete them</h2>',
    '<p>You can delete or block them in the settings of your browser. To be completed: any other cookie that this body adds.</p>',
  ].join(''),
  notice: [
    toFill,
    '<h2>Owner of the website</h2>',
    '<p>To be completed: name, tax number, address, email, phone and, where it applies, registration details.</p>',
    '<h2>Purpose</h2>',
    '<p>This website lets you look up guided activities in nature and book places on them.</p>',
    '<h2>Terms of use</h2>',
    '<p>Whoever books undertakes to give true details and to cancel the booking if they cannot come. Places are subject to confirmation. To be completed: terms of this body’s own.</p>',
    '<h2>Copyright and liability</h2>',
    '<p>To be completed: ownership of the content, liability for links, applicable law and jurisdiction.</p>',
  ].join(''),
};

/** What the page of a legal text says around it. */
export const page = { version: (version: number, date: string) => `Version ${version}, in force since ${date}` };
