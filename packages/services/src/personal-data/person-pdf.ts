import { setImmediate } from 'node:timers/promises';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { formatInstant, locales } from '@dehesa/i18n/formats';
import { type PersonalDataReportTexts, personalDataReport } from '@dehesa/i18n/backoffice/exports';
import { feePayments } from '@dehesa/i18n/backoffice/fee-payments';
import { cancelReasons } from '@dehesa/i18n/backoffice/many-reservations';
import { paperColours, PdfSheet } from '../pdf/index';
import type { PersonRecord } from './person-records';
import type { PersonAccount, PersonData } from './read-person-data';

const styles = {
  title: { size: 18, bold: true, colour: paperColours.green },
  section: { size: 13, bold: true, colour: paperColours.green },
  heading: { size: 10, bold: true },
  text: { size: 9 },
  label: { size: 9, colour: paperColours.soft },
} as const;
/** Where what a label says begins, in points. */
const valueAt = 170;
const indent = 8;

type Fact = readonly [label: string, value: string | null];

/** A person's data to read on paper: sections, each record under its heading, labels beside values. */
export async function personPdf(data: PersonData, language: StaffLanguage): Promise<Uint8Array> {
  const texts = personalDataReport[language];
  const { generatedAt: writtenAt, query } = data;
  const sheet = await PdfSheet.create({ title: texts.title, lang: texts.lang, writtenAt });
  const writer = new Writer(sheet);
  sheet.paragraph(texts.title, styles.title);
  sheet.space(4);
  sheet.paragraph(texts.introduction(data.application), styles.text);
  sheet.space(4);
  writer.facts([
    [texts.email, query.email],
    [texts.identity, query.identity],
  ]);
  const instant = (at: Date | null) => (at === null ? null : formatInstant(at, language));

  writer.section(texts.reservations);
  if (data.reservations.length === 0) writer.line(texts.none);
  for (const record of data.reservations) {
    const { reference, title } = record;
    await writer.record(
      texts.reservation.heading(reference, title[language]),
      factsOf(record, texts, language, instant),
    );
  }
  writer.section(texts.messages);
  if (data.messages.length === 0) writer.line(texts.none);
  for (const message of data.messages) {
    await writer.record(message.subject ?? texts.messages, [
      [texts.message.sentAt, instant(message.at)],
      [texts.message.to, message.recipient],
      [texts.message.text, message.text],
    ]);
  }
  writer.section(texts.conversations);
  if (data.conversations.length === 0) writer.line(texts.none);
  for (const { phone, email, name, privacyAt, textVersion, messages } of data.conversations) {
    await writer.record([name, phone, email].filter(Boolean).join(' · '), [
      [texts.reservation.privacyAt, instant(privacyAt)],
      [texts.reservation.textVersion, textVersion],
      ...messages.map((line): Fact => [
        `${texts.conversation[line.direction]} · ${formatInstant(line.at, language)}`,
        [line.body, line.file, line.place && `${line.place.latitude}, ${line.place.longitude}`]
          .filter(Boolean)
          .join('\n'),
      ]),
    ]);
  }
  writer.section(texts.accounts);
  if (data.accounts.length === 0) writer.line(texts.none);
  for (const account of data.accounts) await writer.record(account.email, accountFacts(account, texts, language));
  return sheet.finish(texts.writtenAt(formatInstant(writtenAt, language)), texts.page);
}

function factsOf(
  record: PersonRecord,
  { reservation: labels, no }: PersonalDataReportTexts,
  language: StaffLanguage,
  instant: (at: Date | null) => string | null,
): Fact[] {
  const { consents } = record;
  // A consent that was not given is said as well; where none was asked (staff booked), nothing is.
  const asked = consents.privacyAt !== null && record.kind === 'booker';
  const consent = (at: Date | null) => (asked ? (instant(at) ?? no) : null);
  return [
    [labels.date, formatDayMonthYear(record.date)],
    [labels.shift, record.shift],
    [labels.status, labels.statuses[record.status]],
    [labels.role, labels.roles[record.kind]],
    [labels.party, labels.people(record.partySize)],
    [labels.name, `${record.firstName} ${record.lastName}`.trim()],
    [labels.bookedName, record.bookedName],
    [labels.identity, record.identity],
    [labels.sex, record.sex && labels.sexes[record.sex]],
    [labels.birthDate, record.birthDate && formatDayMonthYear(record.birthDate)],
    [labels.postalCode, record.postalCode],
    [labels.place, [record.locality, record.province].filter(Boolean).join(', ')],
    [labels.country, record.country],
    [labels.phone, record.phone],
    [labels.email, record.email],
    [labels.notes, record.notes],
    [
      labels.cancelReason,
      record.cancelNote || (record.cancelReason && cancelReasons[language].codes[record.cancelReason]),
    ],
    ...record.answers.map(({ label, value }): Fact => [label[language], value[language]]),
    [labels.bookedAt, instant(record.bookedAt)],
    [labels.privacyAt, consent(consents.privacyAt)],
    [labels.photoAt, consent(consents.photoAt)],
    [labels.communicationsAt, consent(consents.communicationsAt)],
    [labels.whatsappAt, consent(consents.whatsappAt)],
    [labels.textVersion, asked ? consents.textVersion : null],
    [labels.checkedIn, record.checkedInAt.map(instant).join(', ')],
    [labels.visited, record.visitedAt.map(instant).join(', ')],
  ];
}

function accountFacts(
  account: PersonAccount,
  { account: labels }: PersonalDataReportTexts,
  language: StaffLanguage,
): Fact[] {
  const { period, paid, takenBack } = feePayments[language];
  const money = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  const day = (date: string | null) => date && formatDayMonthYear(date);
  return [
    [labels.name, account.name],
    [labels.alias, account.alias],
    [labels.reference, account.reference],
    [labels.email, account.email],
    [labels.company, account.company],
    [labels.taxId, account.taxId],
    [labels.phone, account.phone],
    [labels.address, account.address],
    [labels.website, account.website],
    [labels.services, account.services],
    [labels.language, labels.languages[account.language] ?? account.language],
    [labels.birthDate, day(account.birthDate)],
    [labels.createdAt, formatInstant(account.createdAt, language)],
    [labels.feePaidOn, day(account.feePaidOn)],
    [labels.feeExpiresOn, day(account.feeExpiresOn)],
    ...account.feePayments.map((fee): Fact => [
      labels.feePayment,
      [
        period(formatDayMonthYear(fee.startsOn), formatDayMonthYear(fee.endsOn)),
        paid(formatDayMonthYear(fee.paidOn), fee.tariff, money.format(fee.amountCents / 100)),
        fee.takenBackAt && takenBack(formatDayMonthYear(madridDate(fee.takenBackAt)), null),
      ]
        .filter(Boolean)
        .join('\n'),
    ]),
  ];
}

/** Writes on from where the page is, and over to the next one. */
class Writer {
  constructor(private readonly sheet: PdfSheet) {}

  section(text: string): void {
    this.roomFor(60);
    this.sheet.space(14);
    this.sheet.paragraph(text, styles.section);
    this.sheet.space(4);
    this.sheet.rule(0.8);
    this.sheet.space(6);
  }

  line(text: string): void {
    this.roomFor(20);
    this.sheet.paragraph(text, styles.text);
  }

  /** Between records everything else that the process has to do gets its turn. */
  async record(heading: string, facts: readonly Fact[]): Promise<void> {
    this.roomFor(48);
    this.sheet.paragraph(heading, styles.heading);
    this.sheet.space(2);
    this.facts(facts);
    this.sheet.space(8);
    await setImmediate();
  }

  /** What is empty is left out; a long value goes on over the pages. */
  facts(facts: readonly Fact[]): void {
    for (const [label, value] of facts) {
      if (value === null || value === '') continue;
      const { lines } = this.sheet.measure(value, this.sheet.width - valueAt, styles.text);
      const { lines: labels } = this.sheet.measure(label, valueAt - indent - 10, styles.label);
      const count = Math.max(lines.length, labels.length);
      for (let index = 0; index < count; index += 1) {
        this.roomFor(14);
        this.sheet.draw(labels.slice(index, index + 1), indent, 0, styles.label);
        this.sheet.draw(lines.slice(index, index + 1), valueAt, 0, styles.text);
        this.sheet.space(styles.text.size * 1.25);
      }
    }
  }

  private roomFor(height: number): void {
    if (this.sheet.room < height) this.sheet.addPage();
  }
}
