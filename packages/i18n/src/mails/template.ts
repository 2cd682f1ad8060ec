/** Subject and body of a message; the body is a fragment of HTML, both name fields as `{{group.field}}` (B36). */
export interface MailTemplate {
  subject: string;
  body: string;
}
