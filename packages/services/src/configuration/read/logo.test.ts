import { auditLog, configuration, files, messages } from '@dehesa/db/schema';
import { ticketTexts } from '@dehesa/i18n/ticket';
import { posterTexts } from '@dehesa/i18n/collaborators';
import { closedAfterAll } from '@dehesa/testing';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPoster } from '../../collaborators/poster/draw-poster';
import { collectUnusedFiles, keepImage, maxUploadBytes, storeLogo, uploadedKeysOf } from '../../files/index';
import { photograph } from '../../files/sample-files.test-support';
import { renderMessage } from '../../messages/content/render-message';
import { drawTicket } from '../../reservations/my-booking/draw-ticket';
import { createConfigurationWorld } from '../configuration.test-support';
import { readPublicConfiguration, readSettings, saveSettings } from '../index';
import { readMailLogo, readPageLogo, readPrintedLogo } from './logo';

const world = await closedAfterAll(createConfigurationWorld());
const ctx = world.superAdmin;
beforeEach(async () => {
  await world.db.update(configuration).set({ logoId: null });
  await world.db.delete(files);
});

/** A disc on nothing. */
function disc(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="30%" ry="30%" fill="#a03020"/></svg>`;
  return sharp(Buffer.from(svg));
}

const png = (width = 900, height = 300) => disc(width, height).png().toBuffer();

async function saved(bytes: Uint8Array) {
  const logo = await storeLogo(ctx, bytes);
  await saveSettings(ctx, { logoId: logo.id });
  return logo;
}

describe('a logo (B107)', () => {
  it.each(['png', 'webp'] as const)('that came as %s keeps what is transparent, in two sizes', async (format) => {
    const source = await disc(900, 300).toFormat(format).toBuffer();
    const { id, url, width, height } = await saved(source);
    expect([url, width, height]).toEqual([`/files/${id}.png`, 800, 267]);
    const sizes = await Promise.all(
      uploadedKeysOf(`${id}.png`).map(async (key) => {
        const bytes = Buffer.from((await world.files.read(key)) ?? []);
        const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
        const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
        return [info.width, info.height, data[3], data[middle + 3], (await sharp(bytes).metadata()).format];
      }),
    );
    expect(sizes).toEqual([
      [800, 267, 0, 255, 'png'],
      [336, 112, 0, 255, 'png'],
    ]);
  });

  it('tells nothing of where it was made, and is turned as it was meant', async () => {
    const source = await disc(300, 100)
      .flatten({ background: '#fff' })
      .withExif({ IFD0: { Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id, width, height } = await saved(source);
    expect([width, height]).toEqual([100, 300]);
    const metadata = await sharp(await world.files.read(`${id}.png`)).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  it.each([
    [900, 300, 168, 56],
    [2000, 100, 240, 12],
    [100, 400, 14, 56],
    [80, 20, 80, 20],
    [3000, 1, 240, 1],
  ])('of %d × %d is shown at %d × %d', async (width, height, shownWidth, shownHeight) => {
    const { id } = await saved(await png(width, height));
    const logo = { url: `/files/${id}-480.png`, width: shownWidth, height: shownHeight };
    expect(await readPageLogo(ctx)).toEqual(logo);
    expect((await readPublicConfiguration(world.nobody)).logo).toEqual(logo);
  });

  it('weighs little on a page, also where it is a photograph', async () => {
    const { id } = await saved(await (await photograph()).jpeg().toBuffer());
    expect((await world.files.read(`${id}-480.png`))?.byteLength).toBeLessThan(20 * 1024);
  });

  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  it.each<[string, () => Promise<Uint8Array>]>([
    ['HTML', async () => Buffer.from(html)],
    ['SVG', async () => Buffer.from(svg)],
    ['SVG that says it is XML', async () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a GIF', () => disc(10, 10).gif().toBuffer()],
    ['a TIFF', () => disc(10, 10).tiff().toBuffer()],
    ['a PNG that was cut', async () => (await png()).subarray(0, 200)],
    ['nothing', async () => new Uint8Array()],
    [
      'more pixels than can be decoded',
      () =>
        sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('is never %s', async (_case, bytes) => {
    await expect(storeLogo(ctx, await bytes())).rejects.toMatchObject({ code: 'file.unsupported' });
    expect(await world.db.$count(files)).toBe(0);
  });

  it('is never more than 15 MB', async () => {
    const refusal = { failure: { code: 'file.tooLarge', params: { maxMegabytes: 15 } } };
    await expect(storeLogo(ctx, new Uint8Array(maxUploadBytes + 1))).rejects.toMatchObject(refusal);
  });

  it.each([1, 2, 3, 4] as const)('is not uploaded by role %d, nor by nobody', async (role) => {
    const bytes = await png(10, 10);
    await expect(storeLogo(world.asRole(role), bytes)).rejects.toMatchObject({ code: 'access.forbidden' });
    await expect(storeLogo(world.nobody, bytes)).rejects.toMatchObject({ code: 'access.unauthenticated' });
    await expect(saveSettings(world.asRole(role), { logoId: null })).rejects.toMatchObject({
      code: 'access.forbidden',
    });
  });
});

describe('saving it', () => {
  it('takes what was uploaded as a logo, and nothing else', async () => {
    const { id: picture } = await keepImage(ctx, await png(10, 10));
    await expect(saveSettings(ctx, { logoId: picture })).rejects.toMatchObject({ code: 'file.unsupported' });
    const nothing = '00000000-0000-4000-8000-000000000000';
    await expect(saveSettings(ctx, { logoId: nothing })).rejects.toMatchObject({ code: 'record.notFound' });
    await expect(saveSettings(ctx, { logoId: '../../etc/passwd' })).rejects.toThrow('Invalid UUID');
    expect((await readSettings(ctx)).logoId).toBeNull();
  });

  it('is read with where it is seen, and is taken away again', async () => {
    const { id, url } = await saved(await png());
    expect(await readSettings(ctx)).toMatchObject({ logoId: id, logoUrl: url });
    await saveSettings(ctx, { logoId: null });
    expect(await readSettings(ctx)).toMatchObject({ logoId: null, logoUrl: null });
    expect([await readPageLogo(ctx), await readMailLogo(ctx), await readPrintedLogo(ctx)]).toEqual([
      null,
      null,
      undefined,
    ]);
  });

  it('of two who change it the second is told, and who changed something else is not in the way (B95)', async () => {
    const { stamp } = await readSettings(ctx);
    const [one, other] = await Promise.all([storeLogo(ctx, await png()), storeLogo(ctx, await png(300, 300))]);
    await saveSettings(ctx, { logoId: one.id, since: stamp });
    await saveSettings(ctx, { appName: `Reservas ${one.id}`, since: stamp });
    await expect(saveSettings(ctx, { logoId: other.id, since: stamp })).rejects.toMatchObject({
      code: 'configuration.changedMeanwhile',
    });
    expect((await readSettings(ctx)).logoId).toBe(one.id);
  });

  it('leaves lines in the audit log: who uploaded, and who saved', async () => {
    const { id } = await saved(await png());
    const lines = await world.db.select().from(auditLog).orderBy(auditLog.id);
    expect(lines.slice(-2)).toMatchObject([
      { actorId: world.superId, action: 'files.storeLogo', details: { file: id } },
      { actorId: world.superId, action: 'configuration.saveSettings', details: { fields: ['logoId'] } },
    ]);
  });

  it('is not collected while it is in use; one that nobody saved is', async () => {
    const used = await saved(await png());
    const unused = await storeLogo(ctx, await png());
    const later = { ...ctx, clock: { now: () => new Date(Date.now() + 2 * 24 * 3_600_000) } };
    await collectUnusedFiles(later);
    expect(await Promise.all([used, unused].map(({ id }) => world.files.size(`${id}-480.png`)))).toEqual([
      expect.any(Number),
      undefined,
    ]);
    expect(await world.files.size(`${unused.id}.png`)).toBeUndefined();
  });
});

describe('where it is seen', () => {
  const rendered = async (recipient: string) => {
    const [row] = await world.db
      .insert(messages)
      .values({ slug: 'recuperar-clave', language: 'es', recipient, recipientName: 'Ana', fields: {} })
      .returning();
    if (!row) throw new Error('no row');
    return renderMessage(ctx, row);
  };

  it('a mail brings it along, with the name in words; the log has its address alone', async () => {
    await saveSettings(ctx, { appName: 'Reservas "<b>" & más' });
    const { id } = await saved(await png());
    const { mail, log } = await rendered('ana@example.org');
    const [part] = mail.attachments;
    expect(mail.attachments).toMatchObject([{ filename: 'logo.png', contentType: 'image/png', cid: 'logo@dehesa' }]);
    expect((await sharp(part?.content).metadata()).width).toBe(336);
    const image = /<img [^>]*cid:logo@dehesa[^>]*>/.exec(mail.html)?.[0];
    expect(image).toContain('width="168" height="56"');
    expect(image).toContain('alt="Reservas &quot;&lt;b&gt;&quot; &amp; más"');
    expect(log.html).toContain(`src="/files/${id}-480.png"`.replaceAll('/', '&#x2F;'));
    expect(log.html.length).toBeLessThan(mail.html.length + 200);
  });

  it('without it, or where its bytes are lost, a mail has the name as before', async () => {
    const { mail: before } = await rendered('ana@example.org');
    expect(before.attachments).toEqual([]);
    const { id } = await saved(await png());
    await world.files.remove(`${id}-480.png`);
    const { mail } = await rendered('ana@example.org');
    expect([mail.attachments, mail.html]).toEqual([[], before.html]);
  });

  it('thousands of mails read its bytes once', async () => {
    await saved(await png());
    const read = vi.spyOn(world.files, 'read');
    for (let time = 0; time < 5; time += 1) expect(await readMailLogo(ctx)).not.toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  const picturesOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;
  const drawnAt = new Date('2026-12-01T10:00:00Z');

  it.each([
    ['wide', 2000, 100],
    ['high', 100, 400],
    ['small', 8, 8],
  ])('poster and ticket have a %s one in place of the mark', async (_case, width, height) => {
    await saved(await png(width, height));
    const logo = await readPrintedLogo(ctx);
    const poster = { appName: 'Reservas', name: 'Hotel', url: 'https://x.example/1', texts: [posterTexts.es], drawnAt };
    const ticket = {
      language: 'es' as const,
      texts: ticketTexts.es,
      appName: 'Reservas',
      reference: 'TAJ-1',
      confirmed: true,
      title: 'Ruta',
      when: [],
      meetingPoint: '',
      municipality: '',
      people: '1',
      contact: '',
      drawnAt,
    };
    const [bare, printed] = await Promise.all([
      Promise.all([drawPoster({ ...poster, lang: 'es-ES' }), drawTicket(ticket)]),
      Promise.all([drawPoster({ ...poster, lang: 'es-ES', logo }), drawTicket({ ...ticket, logo })]),
    ]);
    expect(bare.map(picturesOf)).toEqual([0, 0]);
    for (const pdf of printed) expect(picturesOf(pdf)).toBeGreaterThan(0);
  });

  it('a file that is gone leaves the row of settings as it was but for the logo', async () => {
    const { id } = await saved(await png());
    await world.db.delete(files).where(and(eq(files.id, id)));
    expect((await readPublicConfiguration(ctx)).logo).toBeNull();
    expect((await readSettings(ctx)).logoUrl).toBeNull();
  });
});
